import { readOptions } from "./options.ts";

const config = { options: { rebuild: { type: "boolean" }, only: { type: "string" } } } as const;

test("reads options and arguments", () => {
  const args = ["--rebuild", "--only=a", "file"];
  const { values, positionals } = readOptions("Help", { ...config, args, allowPositionals: true });
  expect(values).toEqual({ rebuild: true, only: "a" });
  expect(positionals).toEqual(["file"]);
});

test.each([
  [["--rebuidl"], "Unknown option '--rebuidl'. To see the options, use --help."],
  [["-x"], "Unknown option '-x'. To see the options, use --help."],
  [["file"], "Unexpected argument 'file'. "],
  [["--only"], "Option '--only <value>' argument missing. "],
  [["--rebuild=1"], "Option '--rebuild' does not take an argument. "],
])("refuses %j in one line", (args, line) => {
  expect(() => readOptions("Help", { ...config, args })).toThrow(line);
  expect(() => readOptions("Help", { ...config, args })).toThrow(/^.*$/);
});
