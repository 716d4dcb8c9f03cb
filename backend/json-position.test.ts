import { jsonErrorPosition } from "./json-position.ts";

describe("jsonErrorPosition", () => {
  it.each([
    ['{"a": }', 1, 7],
    ["[\n  1,\n  2,\n]", 4, 1],
    ['[\n  {"a": 1}\n  {"b": 2}\n]', 3, 3],
    ['{\n  "a": 1,\n}', 3, 1],
    ['{"a": tru}', 1, 7],
    ['[{"a": "never closed}]', 1, 23],
    ['{"a": "tab\there"}', 1, 11],
    ['["a\\x"]', 1, 4],
    ["[1, 2", 1, 6],
    ["", 1, 1],
    ['{"a": 1} extra', 1, 10],
    ["[01]", 1, 3],
  ])("finds the syntax error in %j", (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonErrorPosition(text)).toEqual({ line, column });
  });

  it("reports the end of valid JSON", () => {
    const text = JSON.stringify([{ a: [1, -2.5e3, 'ä\n"\\\u2028', null, true, {}, []] }, []], null, 2);
    expect(jsonErrorPosition(text)).toEqual({ line: text.split("\n").length, column: 2 });
  });
});
