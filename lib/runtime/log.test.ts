import { spawnSync } from "node:child_process";
import { join } from "node:path";

it("limits every text of a line, wherever it stands", () => {
  const code = `import { log, maxLoggedLength } from ${JSON.stringify(join(__dirname, "log.ts"))};
    const long = "x".repeat(100_000);
    const err = Object.assign(new Error(long), { response: long });
    log.error({ reason: long, deep: { texts: [long, "short"] }, err, n: 5 }, long);
    log.info({ maxLoggedLength }, "short");`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  const [line = {}, { maxLoggedLength, ...short } = {}, ...others] = stdout
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text));
  const texts: string[] = [];
  JSON.stringify(line, (_, value) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  expect(Math.max(...texts.map(({ length }) => length))).toBe(maxLoggedLength);
  expect(line).toMatchObject({ level: 50, deep: { texts: [expect.stringMatching(/^x+…$/), "short"] }, n: 5 });
  expect(line).toMatchObject({ err: { type: "Error", response: line.msg }, reason: line.msg });
  expect([short, others]).toEqual([{ level: 30, time: expect.any(String), msg: "short" }, []]);
});
