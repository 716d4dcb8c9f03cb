/** Inquiries as CSV and for a terminal, for `npm run inquiries` and the CMS. */
import { byteOrderMark, csvCell } from "../text/csv.ts";
import { convertedLine, withConverted } from "./converted.ts";
import { basicNames, type Inquiry, labelled, labelOf, laterNames } from "./fields.ts";

/** `files`: their names and sizes. `status`: where it stands with its receivers. */
export type ListedInquiry = Inquiry &
  Record<"id" | "received_at" | "reference" | "files", string> & { status?: string };

/** Columns stay where they are, and new ones come last: spreadsheets refer to them. */
const COLUMNS = ["received_at", ...basicNames, "id", "reference", ...laterNames] as const;

/** Columns of the table; the other fields are lines below its row. */
const ROW = ["name", "email", "phone", "company"] as const;

/**
 * CSV by RFC 4180 with a header line.
 * @param more further columns; the last one has the typed values in the units of the site
 */
export function toCsv<More extends string = never>(
  inquiries: { [column in keyof ListedInquiry | More]?: string | null }[],
  more: readonly More[] = [],
): string {
  const columns = [...COLUMNS, ...more, "files", "converted"];
  const lines = inquiries.map((inquiry) => {
    const row: Record<string, string | null | undefined> = {
      ...inquiry,
      converted: convertedLine(inquiry),
    };
    return columns.map((column) => csvCell(row[column] ?? ""));
  });
  return byteOrderMark + [columns, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** One block per inquiry for a terminal of `width` columns: a table row, further fields, and the wrapped message. */
export function toTable(inquiries: ListedInquiry[], width: number): string {
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

function linesOf(inquiry: ListedInquiry): [label: string, value: string][] {
  const { reference, files, status = "" } = inquiry;
  const lines: [string, string][] = [
    ["Reference", reference],
    ...labelled(withConverted(inquiry), [...ROW, "message"]),
    ["Files", files],
    ["Status", status],
  ];
  return lines.filter(([, value]) => value);
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
