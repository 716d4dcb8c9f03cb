/** Tests give the same verdict on every machine: figures of time, CPU and memory belong to the bench. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const figures: [name: string, pattern: RegExp][] = [
  ["measures time", /\bperformance\.now\(\)|\bhrtime\b|\bDate\.now\(\) - (?:start|beg|before|since)/i],
  ["measures CPU time", /\b(?:cpuUsage|threadCpuUsage|resourceUsage|cpuMs)\b/],
  ["measures memory", /\b(?:memoryUsage|residentBytes|heapUsed|residentMemoryMb)\b/],
  ["judges by the machine's load", /\b(?:loadavg|availableParallelism)\b/],
  [
    "judges by a percentile or by the best of several tries",
    /\b(?:percentile|median|p95|p99)\b|\bfastest of/i,
  ],
  [
    "waits for a time",
    /^(?!.*\bwhile \().*(?:\bwaitForTimeout\b|\bawait sleep\(|setTimeout\(resolve, (?!0\b)\w)/m,
  ],
  ["has a limit of time of its own", /\b(?:test|info)\.setTimeout\(|^\}, [\d_]+\);|\btest\.slow\(/m],
  ["repeats a failed test", /\bretries: [1-9]|\bretryTimes\(/],
];

/** Files that do so for another reason than a verdict. */
const exceptions: Record<string, string> = {
  "scripts/test/no-figures.test.ts": "names the patterns",
  "lib/runtime/periods.test.ts": "names the patterns of periods",
  "e2e/contact-form/power-cut.slow.spec.ts": "cuts the power at random times",
  "cms/test/typing.ts": "holds answers back for random times, which no claim depends on",
  "lib/runtime/cpu-queue.test.ts": "keeps the CPU busy until the clock has gone on",
  "server/page-cache/page-store.test.ts": "moves the clock, which caches read once a millisecond",
  "server/page-cache/regeneration-queue.test.ts": "moves the clock, which caches read once a millisecond",
  "server/page-cache/page-cache.test.ts": "lets the clock go on to the next millisecond",
  "server/http/site-server.test.ts":
    "asserts that nothing is cut off before its limit, which no slow machine breaks",
  "server/http/shut-down.test.ts":
    "asserts that nothing is cut off before its limit, which no slow machine breaks",
  "server/http/work-limits.test.ts": "asserts that nothing begins while the limit is full",
};

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(?:test|spec)\.tsx?$|^e2e\/.*\.ts$|^cms\/test\/.*\.ts$|^jest\./.test(file))
  .filter((file) => !file.startsWith("tools/bench/"));

test("no test asserts a figure of time, CPU or memory, and none waits for a time", () => {
  expect(files.length).toBeGreaterThan(250);
  const found = files.flatMap((file) => {
    if (file in exceptions) return [];
    const source = readFileSync(file, "utf8");
    return figures.filter(([, pattern]) => pattern.test(source)).map(([name]) => `${file} ${name}`);
  });
  expect(found).toEqual([]);
});

test("each exception still exists", () => {
  expect(Object.keys(exceptions).filter((file) => !files.includes(file))).toEqual([]);
});
