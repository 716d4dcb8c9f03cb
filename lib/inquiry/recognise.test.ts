import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { safeName } from "./files";
import { recognise } from "./recognise";

jest.mock("./store", () => ({}));

const folder = mkdtempSync(join(tmpdir(), "recognise-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pdf = "%PDF-1.7\n%âãÏÓ\n1 0 obj\n";
const zip = "PK\x03\x04\x14\x00\x00\x00\x00\x00".padEnd(30, "\0");

/** An entry of an archive, not compressed. */
function entry(name: string, content = ""): string {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return header.toString("latin1") + name + content;
}
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const docx = entry("[Content_Types].xml", `<Override ContentType="${docxType}.main+xml"/>`);

const utf16 = (text: string) => Buffer.from(text, "utf16le").toString("latin1");
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16().toString("latin1");
const table = "समय;flow\r\n10:00;300\r\n";

const files: [name: string, content: string, type: string | undefined][] = [
  ["plan.exe", pdf, "application/pdf"],
  ["plan.pdf", `\r\n${pdf}`, "application/pdf"],
  ["plan.dwg", "AC1032\0\0\0\0\0\0\0\0", "image/vnd.dwg"],
  ["plan.txt", "  0\r\nSECTION\r\n  2\r\nHEADER\r\n", "image/vnd.dxf"],
  ["plan.dxf", "999\nby a program\n0\nSECTION\n", "image/vnd.dxf"],
  ["plan.dxf", "AutoCAD Binary DXF\r\n\x1a\0\0\0", "image/vnd.dxf"],
  ["model.stp", "ISO-10303-21;\nHEADER;\n", "model/step"],
  ["log.csv", "time;flow\n10:00;300\n", "text/csv"],
  ["log.csv", 'time;remark\r\n10:00;"one\r\ntwo ""three""\r\n"\r\n', "text/csv"],
  ["log.csv", 'size;flow\n2";300\n3";400\n4";500\n', "text/csv"],
  ["log.csv", 'a,b\n"only\nwords', undefined],
  ["log.csv", "<html>a,b</html>", undefined],
  ["log.csv", "only words", undefined],
  ["log.csv", "a,b\0c,d", undefined],
  ["log.txt", "time;flow\n10:00;300\n", undefined],
  ["log.csv", utf16(`\ufeff${table}`), "text/csv"],
  ["log.csv", utf16be(`\ufeff${table}`), "text/csv"],
  ["log.csv", utf16(`time,${table.replaceAll(";", ",")}`), "text/csv"],
  ["log.csv", utf16be("time\tflow\n10:00\t300\n"), "text/csv"],
  ["log.csv", utf16(`\ufeff${"10:00,300\r\n".repeat(6_000)}`), "text/csv"],
  ["log.csv", utf16("\ufeff<html>a,b</html>"), undefined],
  ["log.csv", utf16("\ufeffa,b\0c,d"), undefined],
  ["log.csv", utf16("\ufeffa,b\udc00,d"), undefined],
  ["log.txt", utf16(`\ufeff${table}`), undefined],
  ["plan.pdf", zip, "zip"],
  ["duty.docx", docx + entry("word/document.xml"), docxType],
  ["duty.docx", docx + entry("word/vbaProject.bin"), undefined],
  ["plan.pdf", "MZ\x90\0\x03\0\0\0", undefined],
  ["plan.pdf", "GIF89a\x01\0\x01\0\0\0\0;", undefined],
  ["plan.dxf", "nothing of it", undefined],
  ["plan.stp", "/**/".repeat(10_000), undefined],
];

it.each(files)("tells the type of %s by its content", async (name, content, type) => {
  const path = join(folder, "file");
  writeFileSync(path, Buffer.from(content, "latin1"));
  await expect(recognise(path, name)).resolves.toBe(type);
});

it.each([
  ["plan.pdf", "plan.pdf"],
  ["plan.exe", "plan.exe.pdf"],
  ["C:\\drawings\\plan.PDF", "plan.PDF"],
  ["../../.htaccess", "htaccess.pdf"],
  ["योजना\u202e.pdf", "योजना .pdf"],
  ["क्\u200dषमता.pdf", "क्\u200dषमता.pdf"],
  [`${"a".repeat(199)}😀.pdf`, `${"a".repeat(199)}.pdf`],
  [`${"योजना".repeat(20)}.pdf`, `${"योजना".repeat(13)}य.pdf`],
  ["", "file.pdf"],
])("names %j %j", (name, safe) => {
  expect(safeName(name, "application/pdf")).toBe(safe);
});
