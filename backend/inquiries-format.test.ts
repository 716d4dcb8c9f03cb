/** @jest-environment node */

import { toCsv, toTable } from "./inquiries-format.ts";
import type { StoredInquiry } from "./inquiry-store.ts";

const inquiry: StoredInquiry = {
  id: "id-1",
  received_at: "2026-03-04T05:06:07.000Z",
  name: 'Asha "Rao", Ltd',
  email: "asha@example.com",
  phone: "+91 98",
  company: "=1+1",
  subject: "@SUM(A1)",
  message: "first line\nsecond line",
  page: "/contact",
};

describe("toCsv", () => {
  it("quotes cells by RFC 4180 and escapes formulas", () => {
    expect(toCsv([inquiry])).toBe(
      "received_at,name,email,phone,company,subject,message,page,id\r\n" +
        '2026-03-04T05:06:07.000Z,"Asha ""Rao"", Ltd",asha@example.com,\'+91 98,\'=1+1,\'@SUM(A1),' +
        '"first line\nsecond line",/contact,id-1\r\n',
    );
  });

  it("escapes formulas after white space", () => {
    expect(toCsv([{ ...inquiry, name: "\t=1+1", company: " =1+1", subject: "-1" }])).toContain("'\t=1+1");
    expect(toCsv([{ ...inquiry, company: " =1+1" }])).toContain("' =1+1");
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

  it("removes control characters", () => {
    const table = toTable([{ ...inquiry, name: "a\u001b[31mb\u202e", message: "\u0007x\u009b2J" }], 80);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the claim is that they are removed
    expect(table).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});
