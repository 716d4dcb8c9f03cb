/**
 * One content file: its text in, its records or the reason why not out. The reason is for the person who edits the
 * file, so it says where to look.
 */
import { describeIssues } from "../lib/backend/describe-issues.ts";
import { jsonErrorPosition } from "./json-position.ts";
import type { ContentRecord, Kind } from "./kinds.ts";

/** What V8 says beyond the mistake itself: the place (worse than ours) and an excerpt. */
const NOISE = /( in JSON at position .*|, (\.\.\.)?".*is not valid JSON)$/s;

export type ReadResult = { ok: true; records: ContentRecord[] } | { ok: false; reasons: string[] };

/** Reads the text of a kind's file; a single object becomes a list of one. Never throws on bad content. */
export function readContent(text: string, kind: Kind): ReadResult {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const { line, column } = jsonErrorPosition(text.replace(/^\uFEFF/, ""));
    const what = error instanceof Error ? error.message.replace(NOISE, "") : String(error);
    return { ok: false, reasons: [`line ${line}, column ${column}: ${what}`] };
  }
  if (Array.isArray(content) !== kind.many) {
    return {
      ok: false,
      reasons: [kind.many ? "the file must hold an array" : "the file must hold one object"],
    };
  }
  return readRecords(kind.many ? (content as unknown[]) : [content], kind);
}

function readRecords(raw: unknown[], kind: Kind): ReadResult {
  const reasons: string[] = [];
  const records: ContentRecord[] = [];
  const seen = new Map<string, number>();

  raw.forEach((value, index) => {
    const parsed = kind.schema.safeParse(value);
    const place = kind.many ? `record ${index + 1}${label(value, kind)}, ` : "";
    if (!parsed.success) {
      for (const issue of describeIssues(parsed.error, value)) {
        reasons.push(`${place}field ${issue.field}: ${issue.expected}`);
      }
      return;
    }
    const record = parsed.data as ContentRecord;
    const key = record[kind.unique]?.toLowerCase();
    const first = key === undefined ? undefined : seen.get(key);
    if (first !== undefined) reasons.push(`${place}field ${kind.unique}: record ${first} has the same`);
    if (key !== undefined) seen.set(key, first ?? index + 1);
    records.push(record);
  });
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, records };
}

function label(value: unknown, kind: Kind): string {
  const key = (value as Record<string, unknown> | null)?.[kind.unique];
  return key === undefined || key === null ? "" : ` (${kind.unique} ${JSON.stringify(key)})`;
}
