import type { Claim, Row } from "./claim";
import { hasFailed, markdownReport, type PartResult, type Run, replaceResults, textReport } from "./report";

const claim: Claim = {
  id: "document",
  sentence: "document",
  unit: "bytes",
  better: "less",
  limit: 14_800,
  listsSubjects: true,
};
const row = (subject: string, now: number, verdict: Row["verdict"] = "ok"): Row => ({
  claim,
  subject,
  before: 14_000,
  now,
  ratio: now / 14_000,
  verdict,
});
const part: PartResult = {
  name: "bytes",
  rows: [row("/", 14_700), row("/about", 10_000), row("/map", 14_900, "over the limit")],
};
const run: Run = {
  date: "2026-11-25",
  now: "working tree",
  before: "1a2b3c",
  machine: "2 × CPU",
  parts: [part],
};

it("shows the worst subject of each claim, and what each has left", () => {
  const text = markdownReport(run);
  expect(text).toContain(
    "| document (worst of 3: /map) | bytes | 14,000 | 14,900 | 1.06 | ≤ 14,800 | over the limit |",
  );
  expect(text).toContain("| /about | 10,000 (4,800 left) |");
  expect(text).toContain("| /map | 14,900 (-100 left) |");
  expect(text).toMatch(/^2026-11-25, working tree against 1a2b3c, on 2 × CPU\.\n\n### bytes\n\n\| claim/);
});

it("names the parts that fail", () => {
  expect(textReport(run)).toMatch(/Claims fail in: bytes$/);
  expect(textReport({ ...run, parts: [{ name: "paint", rows: [row("/", 1)] }] })).toMatch(
    /All claims hold\.$/,
  );
  expect(hasFailed({ name: "taps", rows: [], error: "no browser" })).toBe(true);
  expect(hasFailed({ name: "soak", rows: [], notice: "Not measured" })).toBe(false);
});

it("replaces only what stands between the marks", () => {
  const text = "# A\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nrest\n";
  expect(replaceResults(text, "new")).toBe(
    "# A\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\nrest\n",
  );
  expect(() => replaceResults("# A", "new")).toThrow("bench: begin");
});
