import { describeIssues } from "../lib/backend/describe-issues.ts";
import { jsonErrorPosition } from "./json-position.ts";
import type { ContentRecord, Kind } from "./kinds.ts";

/** V8 appends a position, less exact than ours, and an excerpt to its message. */
const jsonErrorSuffix = /( in JSON at position .*|, (\.\.\.)?".*is not valid JSON)$/s;

/** Reads the text of a file, which may begin with a byte order mark; the reason names line and column. */
export function parseJson(text: string): { ok: true; content: unknown } | { ok: false; reasons: string[] } {
  const json = text.replace(/^\uFEFF/, "");
  try {
    return { ok: true, content: JSON.parse(json) };
  } catch (error) {
    const { line, column } = jsonErrorPosition(json);
    const message = error instanceof Error ? error.message.replace(jsonErrorSuffix, "") : String(error);
    return { ok: false, reasons: [`line ${line}, column ${column}: ${message}`] };
  }
}

type ContentFileResult = { ok: true; records: ContentRecord[] } | { ok: false; reasons: string[] };

/**
 * Parses the text of a content file; a single object becomes a list of one. Never throws on bad content: the reasons
 * name line and column or record and field, for the person who edits the file.
 */
export function parseContentFile(text: string, kind: Kind): ContentFileResult {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const { content } = parsed;
  if (Array.isArray(content) !== kind.isList) {
    return { ok: false, reasons: [`the file must contain ${kind.isList ? "an array" : "one object"}`] };
  }
  return parseRecords(kind.isList ? (content as unknown[]) : [content], kind);
}

function parseRecords(values: unknown[], kind: Kind): ContentFileResult {
  const reasons: string[] = [];
  const records: ContentRecord[] = [];
  const firstByKey = new Map<string, number>();

  values.forEach((value, index) => {
    const parsed = kind.schema.safeParse(value);
    const place = kind.isList ? `record ${index + 1}${label(value, kind)}, ` : "";
    if (!parsed.success) {
      for (const issue of describeIssues(parsed.error, value)) {
        reasons.push(`${place}field ${issue.field}: ${issue.expected}`);
      }
      return;
    }
    const record = parsed.data as ContentRecord;
    const key = record[kind.keyField]?.toLowerCase();
    const first = key === undefined ? undefined : firstByKey.get(key);
    if (first !== undefined)
      reasons.push(`${place}field ${kind.keyField}: record ${first} has the same value`);
    if (key !== undefined) firstByKey.set(key, first ?? index + 1);
    records.push(record);
  });
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, records };
}

function label(value: unknown, kind: Kind): string {
  const key = (value as Record<string, unknown> | null)?.[kind.keyField];
  return key === undefined || key === null ? "" : ` (${kind.keyField} ${JSON.stringify(key)})`;
}
