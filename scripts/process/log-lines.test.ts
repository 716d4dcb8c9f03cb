import { formatWarning, warningsOnly } from "./log-lines.ts";

const mockPrinted: string[] = [];
const mockPrint = (line: string) => void mockPrinted.push(line);
jest.mock("./terminal.ts", () => ({
  info: (line: string) => mockPrint(line),
  warn: (line: string) => mockPrint(line),
}));

test.each(["", "  ", '{"level":30,"msg":"request"}', '{"level":"info","msg":"request"}'])(
  "drops %s",
  (line) => {
    expect(formatWarning(line)).toBeUndefined();
  },
);

test.each([
  ['{"level":40,"time":1,"msg":"slow"}', "slow"],
  ['{"level":"error","msg":"no backend","status":503}', 'no backend {"status":503}'],
  [
    '{"level":60,"msg":"failed","err":{"type":"Error","message":"x","stack":"Error: x\\n    at a.ts:1"}}',
    "failed\nError: x\n    at a.ts:1",
  ],
  ["    at file.ts:3", "    at file.ts:3"],
  ["{not JSON", "{not JSON"],
])("keeps %s", (line, shown) => {
  expect(formatWarning(line)).toBe(shown);
});

test("holds what a server prints while it starts: the error of a failed start has it", () => {
  const log = warningsOnly("site");
  log.onLine("banner", "stdout");
  log.onLine("cannot start", "stderr");
  expect(mockPrinted).toEqual([]);
  log.ready();
  expect(mockPrinted).toEqual(["site: cannot start"]);
  log.onLine("later", "stdout");
  expect(mockPrinted).toEqual(["site: cannot start", "site: later"]);
});
