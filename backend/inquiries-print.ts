/**
 * Inquiries as text: a list for the terminal and CSV for a spreadsheet. What visitors wrote is foreign text in both.
 */
import type { StoredInquiry } from "./inquiries.ts";

const COLUMNS = [
  "received_at",
  "name",
  "email",
  "phone",
  "company",
  "subject",
  "message",
  "page",
  "id",
] as const;

/**
 * RFC 4180, with a header line. A cell that a spreadsheet would take for a formula gets an apostrophe in front, as
 * spreadsheets themselves write it.
 */
export function toCsv(inquiries: StoredInquiry[]): string {
  const lines = inquiries.map((inquiry) => COLUMNS.map((column) => csvCell(inquiry[column])));
  return [COLUMNS, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function csvCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One block per inquiry: a line of columns, the subject and page, and the message indented and wrapped to `width`. */
export function toTable(inquiries: StoredInquiry[], width: number): string {
  const rows = inquiries.map((inquiry) => [
    `${inquiry.received_at.slice(0, 16).replace("T", " ")} UTC`,
    ...[inquiry.name, inquiry.email, inquiry.phone, inquiry.company].map((text) => plain(text) || "-"),
  ]);
  const header = ["RECEIVED", "NAME", "EMAIL", "PHONE", "COMPANY"];
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
      ...(inquiry.subject ? indent(`Subject: ${plain(inquiry.subject)}`, width) : []),
      ...(inquiry.page ? indent(`Sent from: ${plain(inquiry.page)}`, width) : []),
      ...inquiry.message.split(/\r\n|\r|\n/).flatMap((paragraph) => indent(plain(paragraph), width)),
    ].join("\n"),
  );
  return `${line(header)}\n\n${blocks.join("\n\n")}\n`;
}

/** Without control characters: a terminal would obey them. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, " ").trim();
}

function indent(text: string, width: number): string[] {
  const room = Math.max(width - 4, 20);
  const lines = text.match(new RegExp(`\\S.{0,${room - 1}}(?=\\s|$)|\\S.{0,${room - 1}}`, "gu")) ?? [""];
  return lines.map((line) => (line ? `    ${line.trimEnd()}` : ""));
}
