import { basicNames, dutyNames, labelled, labelOf } from "../lib/form/fields.ts";
import type { StoredInquiry } from "./inquiry-store.ts";

/** Columns stay where they are, and new ones come last: spreadsheets refer to them. */
const COLUMNS = ["received_at", ...basicNames, "id", "reference", ...dutyNames] as const;

/** Columns of the table; the other fields are lines below its row. */
const ROW = ["name", "email", "phone", "company"] as const;

/** Without it, Excel reads the file in the character set of the machine. */
const byteOrderMark = "\ufeff";

/**
 * CSV by RFC 4180 with a header line. An apostrophe precedes everything that a spreadsheet would run as a formula, also
 * within cells: if the list separator is a semicolon, the quotes of this file do not keep a cell together. It also precedes
 * digits that a spreadsheet would change.
 * @param more further columns
 */
export function toCsv<More extends string = never>(
  inquiries: { [column in keyof StoredInquiry | More]?: string | null }[],
  more: readonly More[] = [],
): string {
  const columns = [...COLUMNS, ...more];
  const lines = inquiries.map((inquiry) => columns.map((column) => csvCell(inquiry[column] ?? "")));
  return byteOrderMark + [columns, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** The start of a formula at the start of a cell, also where tabs, semicolons or line breaks separate cells and quotes do not. */
const formulaStart = /(?<=^|[;\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** As a number such a text would lose zeros, or become 9.2E+11; as a date it would be another text. */
const changedNumber =
  /^\s*(?:0[\d\s./-]*\d|\d{12,}|\d+(?:\.\d+)?e\d+|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)\s*$/i;

function csvCell(text: string): string {
  const safe =
    (/^[\t\r\n]/.test(text) || changedNumber.test(text) ? "'" : "") + text.replace(formulaStart, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One block per inquiry for a terminal of `width` columns: a table row, further fields, and the wrapped message. */
export function toTable(inquiries: StoredInquiry[], width: number): string {
  const rows = inquiries.map((inquiry) => [
    `${inquiry.received_at.slice(0, 16).replace("T", " ")} UTC`,
    ...ROW.map((name) => stripControls(inquiry[name]) || "-"),
  ]);
  const header = ["RECEIVED", ...ROW.map((name) => labelOf(name).toUpperCase())];
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();

  const blocks = inquiries.map((inquiry, index) =>
    [
      line(rows[index] ?? []),
      ...linesOf(inquiry).flatMap(([label, value]) => indent(`${label}: ${stripControls(value)}`, width)),
      ...inquiry.message.split(/\r\n|\r|\n/).flatMap((paragraph) => indent(stripControls(paragraph), width)),
    ].join("\n"),
  );
  return `${line(header)}\n\n${blocks.join("\n\n")}\n`;
}

function linesOf(inquiry: StoredInquiry): [label: string, value: string][] {
  const reference: [string, string] = ["Reference", inquiry.reference];
  return [reference, ...labelled(inquiry, [...ROW, "message"])].filter(([, value]) => value);
}

/** A terminal would execute control characters. */
function stripControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, " ").trim();
}

function indent(text: string, width: number): string[] {
  const columns = Math.max(width - 4, 20);
  const lines = text.match(new RegExp(`\\S.{0,${columns - 1}}(?=\\s|$)|\\S.{0,${columns - 1}}`, "gu")) ?? [
    "",
  ];
  return lines.map((line) => (line ? `    ${line.trimEnd()}` : ""));
}
