import { parse as readCsv } from "csv-parse/sync";
import fc from "fast-check";
import Papa from "papaparse";
import { type ListedInquiry, toCsv, toTable } from "./inquiry-list.ts";

const inquiry: ListedInquiry = {
  id: "id-1",
  received_at: "2026-03-04T05:06:07.000Z",
  name: 'Asha "Rao", Ltd',
  email: "asha@example.com",
  phone: "+91 98",
  company: "=1+1",
  subject: "@SUM(A1)",
  message: "first line\nsecond line",
  page: "/contact",
  reference: "INQ-7K3F-92QM",
  gas: "Nitrogen",
  flow: "300 Nm³/h",
  purity: "",
  pressure: "6 bar(g)",
  place: "-Pune",
  files: "plan.pdf (12 kB)",
};

describe("toCsv", () => {
  it("quotes cells by RFC 4180 and escapes formulas", () => {
    expect(toCsv([inquiry])).toBe(
      "\ufeffreceived_at,name,email,phone,company,subject,message,page,id,reference,gas,flow,purity,pressure,place,files,converted\r\n" +
        '2026-03-04T05:06:07.000Z,"Asha ""Rao"", Ltd",asha@example.com,\'+91 98,\'=1+1,\'@SUM(A1),' +
        '"first line\nsecond line",/contact,id-1,INQ-7K3F-92QM,Nitrogen,300 Nm³/h,,6 bar(g),\'-Pune,plan.pdf (12 kB),\r\n',
    );
  });

  it("has typed values in the units of the site in a column of their own, with the bases", () => {
    const typed = { ...inquiry, flow: "500 SCFM", pressure: "100 psig" };
    const flow = "= 803.7\u00a0Nm³/h (SCFM: 60 °F, 14.696 psia; Nm³/h: 0 °C, 101.325 kPa)";
    const csv = toCsv([typed]);
    expect(csv).toContain(",500 SCFM,,100 psig,'-Pune,");
    expect(csv).toContain(`"Flow ${flow}, Pressure = 6.895\u00a0bar(g)"\r\n`);
    expect(toTable([typed], 300)).toContain(`Flow: 500 SCFM ${flow}`);
  });

  it.each([
    ["09876543210", "'09876543210"],
    ["0 98765 43210", "'0 98765 43210"],
    ["0091 2712 223344", "'0091 2712 223344"],
    ["919876543210", "'919876543210"],
    ["+91 98765 43210", "'+91 98765 43210"],
    ["12e3", "'12e3"],
    ["2-3", "'2-3"],
    ["1/2/2024", "'1/2/2024"],
    ["98765 43210", "98765 43210"],
    ["2712-223344", "2712-223344"],
    ["98765 43210 / 011 2345 6789", "98765 43210 / 011 2345 6789"],
    ["José राव", "José राव"],
  ])("keeps %j as a text", (phone, cell) => {
    expect(toCsv([{ ...inquiry, phone }])).toContain(`,asha@example.com,${cell},'=1+1,`);
  });

  it("escapes formulas after white space", () => {
    expect(toCsv([{ ...inquiry, name: "\t=1+1", company: " =1+1", subject: "-1" }])).toContain("'\t'=1+1");
    expect(toCsv([{ ...inquiry, company: " =1+1" }])).toContain("' =1+1");
  });

  const attack = "x;=cmd|'/c calc'!A1;";
  it.each([
    [attack, "x;'=cmd|'/c calc'!A1;"],
    ['a, b;"=1+1', `"a, b;'""=1+1"`],
    ["see\n=1+1", `"see\n'=1+1"`],
    ["see\r\n\t@SUM(A1)", `"see\r\n\t'@SUM(A1)"`],
    ["a; \ufeff＝1", "a;' \ufeff＝1"],
    ["20 bar, -40 °C = cold", `"20 bar, -40 °C = cold"`],
  ])("escapes formulas inside of a cell: %j", (text, cell) => {
    expect(toCsv([{ ...inquiry, subject: text, message: "" }])).toContain(`,'=1+1,${cell},,`);
  });

  it("has no formula where a reader can start a cell: at a semicolon, a tab or a line break, with or without quotes", () => {
    const unit = fc.constantFrom(..."=+-@＝;,\t\r\n\"'| x\u2028\ufeff\u00a0");
    const text = fc.string({ unit, maxLength: 12 });
    const starts = (csv: string) => csv.split(/[;\t\r\n\u2028]/).map((part) => part.replace(/^["\s]+/, ""));
    fc.assert(
      fc.property(text, text, (name, message) => {
        expect(starts(toCsv([{ ...inquiry, name, message }])).join("\n")).not.toMatch(/^[=+\-@＝]/m);
      }),
    );
  });
});

type Reader = (csv: string, separator: string) => string[][];
const readers: [string, Reader][] = [
  // It refuses a file whose quotes do not close; without quotes it splits at each separator.
  [
    "csv-parse",
    (csv, delimiter) =>
      readCsv(csv, { delimiter, quote: delimiter === "," && '"', relax_column_count: true }),
  ],
  ["Papa Parse", (csv, delimiter) => Papa.parse<string[]>(csv, { delimiter }).data],
];

describe.each(readers)("an export opened with %s", (_, read) => {
  const unit = fc.constantFrom(..."=+-@＝;,\t\r\n\"'| x\u2028\ufeff\u00a0");
  const text = fc.string({ unit, maxLength: 12 });
  const formulasIn = (csv: string, separator: string) =>
    read(csv, separator)
      .flat()
      .filter((cell) => /^["\s\ufeff]*[=+\-@＝]/.test(cell));

  it("has the cells of the inquiry", () => {
    const [, cells] = read(toCsv([{ ...inquiry, name: 'Asha "R", Rao' }]), ",");
    expect(cells?.slice(1, 3)).toEqual(['Asha "R", Rao', "asha@example.com"]);
    expect(cells?.slice(4, 9)).toEqual(["'=1+1", "'@SUM(A1)", "first line\nsecond line", "/contact", "id-1"]);
    expect(cells?.slice(9)).toEqual([
      "INQ-7K3F-92QM",
      "Nitrogen",
      "300 Nm³/h",
      "",
      "6 bar(g)",
      "'-Pune",
      "plan.pdf (12 kB)",
      "",
    ]);
  });

  it.each([",", ";", "\t"])("has no formula with the list separator %j", (separator) => {
    expect(formulasIn(["a", "=1+1"].join(separator), separator)).toEqual(["=1+1"]);
    fc.assert(
      fc.property(text, text, (name, message) => {
        expect(formulasIn(toCsv([{ ...inquiry, name, message }]), separator)).toEqual([]);
      }),
    );
  });
});

describe("toTable", () => {
  it("wraps the message to the width and indents it", () => {
    const table = toTable([{ ...inquiry, message: "word ".repeat(40) }], 60);
    const lines = table.split("\n").filter((line) => line.startsWith("    word"));
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(table.match(/word/g)).toHaveLength(40);
  });

  it("keeps every character of a text without spaces", () => {
    const table = toTable([{ ...inquiry, message: "x".repeat(500) }], 60);
    expect(table.match(/x/g)?.length).toBeGreaterThanOrEqual(500);
  });

  it("shows the reference and the filled-in fields of the duty", () => {
    const table = toTable([inquiry], 80);
    for (const line of ["Reference: INQ-7K3F-92QM", "Flow: 300 Nm³/h", "Site: -Pune"])
      expect(table).toContain(`\n    ${line}\n`);
    expect(table).not.toContain("Purity");
  });

  it("removes control characters", () => {
    const table = toTable([{ ...inquiry, name: "a\u001b[31mb\u202e", message: "\u0007x\u009b2J" }], 80);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the claim is that they are removed
    expect(table).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});
