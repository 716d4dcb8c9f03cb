/** @jest-environment node */
import { formatWarning } from "./log-lines.ts";

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
