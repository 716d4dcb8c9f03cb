import assert from "node:assert/strict";
import { test } from "node:test";
import { readRows } from "../server/read-rows.ts";

const read = (text: string, encoding: BufferEncoding = "utf8") =>
  readRows(Buffer.from(text, encoding), "products");
const valuesOf = (text: string) => read(text).rows.map(({ values }) => values);

test("a table has a line for each record, and numbered columns for the rows in it", () => {
  const table = `id,Title,gases,description,specs.1.label,specs.1.unit,specs.2.label,specs.2.unit,colour,__proto__.x
,"Plant, small","oxygen; argon","One
a < b",Flow,Nm³/h,,,red,1

7,Plant 2,,<p>Two</p>,,,Purity,%,,`;
  const { rows, unread } = read(table);
  assert.deepEqual(unread, ["colour", "__proto__.x"]);
  assert.deepEqual(
    rows.map(({ place }) => place),
    [2, 4],
  );
  assert.deepEqual(valuesOf(table), [
    {
      id: null,
      title: "Plant, small",
      gases: ["oxygen", "argon"],
      description: "<p>One</p>\n<p>a &lt; b</p>",
      specs: [{ label: "Flow", unit: "Nm³/h" }],
    },
    {
      id: "7",
      title: "Plant 2",
      gases: null,
      description: "<p>Two</p>",
      specs: [{ label: "Purity", unit: "%" }],
    },
  ]);
});

for (const [name, file] of [
  ["with semicolons, in the character set of Windows", Buffer.from("title;tag\r\nNm³/h;1,5\r\n", "latin1")],
  ["with tabs, in UTF-16", Buffer.from("\ufefftitle\ttag\r\nNm³/h\t1,5\r\n", "utf16le")],
  ["with a byte order mark", Buffer.from('\ufefftitle,tag\r\nNm³/h,"1,5"\r\n')],
] as const)
  test(`a table of Excel is read ${name}`, () => {
    const [row] = readRows(file, "products").rows;
    assert.deepEqual(row?.values, { title: "Nm³/h", tag: "1,5" });
  });

test("JSON is read as the contract has it, and what it cannot be is named", () => {
  const { rows, unread } = read(
    '[{"title":"A","specs":[{"label":"B"}],"colour":1},{"title":"A","gases":"x"},3]',
  );
  assert.deepEqual(unread, ["colour"]);
  assert.deepEqual(
    rows.map(({ faults }) => faults),
    [
      ["specs.0.key: expected string or number, but it is missing"],
      ['gases: expected array, found "x"'],
      ["(record): expected object, found 3"],
    ],
  );
});

for (const [name, text] of [
  ["without known columns", "a,b\n1,2"],
  ["that is no JSON", '[{"title": }]'],
  ["that is empty", ""],
] as const)
  test(`a file ${name} has no rows, and says why`, () => {
    const { rows, fault } = read(text);
    assert.deepEqual(rows, []);
    assert.ok(fault);
  });
