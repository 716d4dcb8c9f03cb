import type { z } from "zod";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import type { ReportRow } from "./report.ts";
import { htmlFields } from "./texts.ts";

const tag = /<\/?[a-z][^<>]{0,2000}>/i;

/** Headings, bold text, lists of two items, links and images. */
const marks = [
  /^ {0,3}#{1,6} +\S/m,
  /(?<![\w*])(\*\*|__)(?=\S)[^*_\n]{0,500}[^\s*_]\1/,
  /^ {0,3}[-*+] +\S.*\n{1,2} {0,3}[-*+] +\S/m,
  /^ {0,3}1[.)] +\S.*\n{1,2} {0,3}2[.)] +\S/m,
  /\[[^[\]\n]{1,500}\]\([^\s()]{1,2000}\)/,
];

/** Notes texts in Markdown, which visitors read with their marks. */
export function noteMarkdown(row: ReportRow, schema: z.ZodType, record: RawRecord, place: string): void {
  for (const field of htmlFields(schema)) {
    const text = record[field];
    if (typeof text !== "string" || tag.test(text) || !marks.some((mark) => mark.test(text))) continue;
    row.notes.push("the site shows what looks like Markdown as it is: send HTML", `${place}, field ${field}`);
  }
}
