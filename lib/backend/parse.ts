import "server-only";
import type { z } from "zod";
import { logOncePerMinute } from "../runtime/log-limit";
import { type CallName, calls, type ListName, type RecordName, type RecordOf } from "./contract";
import { readEnvelope } from "./envelope";
import { invalidResponse } from "./error";
import { type ParsedRecord, parseLenient } from "./parse-record";
import { envelope } from "./schemas";
import { readRecord } from "./tolerance";

export type List<T> = { records: T[]; total: number; totalPages: number };

/** Further records that are left out are only counted. */
const maxLogged = 10;
/** Fields with JSON, which the specification wants read, but not shown. */
const jsonFields = ["instrumentation_excellence", "our_capabilities"] as const;
/** Characters of a record's id and fault in the log. */
const maxLoggedLength = 300;

/**
 * Parses a list. Omits and logs records that are invalid or unpublished.
 * @param page that was asked for; the last one where the response has no totals
 * @throws BackendError when the envelope is invalid
 */
export function parseList<K extends ListName>(name: K, body: unknown, page = 1): List<RecordOf<K>> {
  const { data, pagination } = parseEnvelope(name, body, page);
  if (!Array.isArray(data)) throw invalidResponse("data is not a list");
  // Without records this may be a failure, which must not replace a good page.
  if ("limit" in calls[name] && !pagination && data.length === 0)
    throw invalidResponse("records and pagination are missing");
  const maxRecords = maxRecordsOf(name);
  if (data.length > maxRecords)
    logOncePerMinute(
      "warn",
      `list ${name}`,
      { call: name, records: data.length, maxRecords },
      "backend list cut off",
    );
  const faults: object[] = [];
  const records = data.slice(0, maxRecords).flatMap((record, index) => {
    const parsed = parseOne(name, record);
    if (typeof parsed === "object") return parsed.record;
    faults.push({ call: name, index, ...idsOf(record), fault: parsed });
    return [];
  });
  faults.slice(0, maxLogged).forEach(logLeftOut);
  if (faults.length > maxLogged)
    logOncePerMinute(
      "warn",
      `faults ${name}`,
      { call: name, records: faults.length },
      "backend records left out, only the first are named",
    );
  return { records, total: pagination?.total ?? records.length, totalPages: pagination?.totalPages ?? page };
}

/**
 * Parses a record.
 * @returns `null` when it is empty, unpublished or has an empty title: lists leave it out, too
 * @throws BackendError when it is invalid
 */
export function parseRecord<K extends RecordName>(name: K, body: unknown): RecordOf<K> | null {
  const { data } = parseEnvelope(name, body);
  if (data === null || data === undefined) return null;
  const parsed = parseValue(name, data);
  if (!parsed.success) {
    const fault = describeFaults(parsed.error.issues);
    if (!parsed.isUntitled) throw invalidResponse(fault);
    logLeftOut({ call: name, ...idsOf(data), fault });
    return null;
  }
  logIgnored(name, data, parsed.ignored);
  return isActive(parsed.data) ? (parsed.data as RecordOf<K>) : null;
}

/** A backend that ignores `limit` may return all its records at once. */
function maxRecordsOf(name: ListName): number {
  const call = calls[name];
  return "limit" in call ? 10 * call.limit : 100;
}

function logLeftOut(fault: object): void {
  logOncePerMinute("warn", JSON.stringify(fault), fault, "backend record left out");
}

function parseEnvelope(name: CallName, body: unknown, page?: number) {
  const parsed = envelope.safeParse(readEnvelope(calls[name], body, undefined, page));
  if (!parsed.success) throw invalidResponse(describeFaults(parsed.error.issues));
  return parsed.data;
}

/** The record, or why it is left out. */
function parseOne<K extends CallName>(name: K, record: unknown): { record: RecordOf<K> } | string {
  const parsed = parseValue(name, record);
  if (!parsed.success) return describeFaults(parsed.error.issues);
  if (!isActive(parsed.data)) return "status is not Y";
  logIgnored(name, record, parsed.ignored);
  logInvalidJson(name, parsed.data);
  return { record: parsed.data as RecordOf<K> };
}

function parseValue(name: CallName, value: unknown): ParsedRecord {
  const schema: z.ZodType = calls[name].schema;
  return parseLenient(schema, readRecord(schema, value));
}

function logIgnored(name: CallName, record: unknown, issues: z.core.$ZodIssue[]): void {
  if (issues.length === 0) return;
  const fault = { call: name, ...idsOf(record), fault: describeFaults(issues) };
  logOncePerMinute("warn", JSON.stringify(fault), fault, "backend field ignored");
}

/** These fields are not shown; the log tells editors about invalid ones. */
function logInvalidJson(name: CallName, record: unknown): void {
  if (name !== "story") return;
  const story = record as RecordOf<"story">;
  for (const field of jsonFields) {
    try {
      if (story[field]) JSON.parse(story[field]);
    } catch {
      logOncePerMinute("warn", `field ${field}`, { call: name, field }, "backend field is not JSON");
    }
  }
}

/** The backend filters by status; checked again, because an unpublished record must never appear. */
function isActive(record: unknown): boolean {
  const { status } = record as { status?: string };
  return status === undefined || status === "Y";
}

/** `locale` names the translation: the record may be valid in another language. */
function idsOf(record: unknown): Partial<Record<"id" | "locale", string | number>> {
  const { id, locale } = Object(record) as Record<string, unknown>;
  const shown = { id: shownId(id), locale: shownId(locale) };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
}

function shownId(id: unknown): string | number | undefined {
  if (typeof id === "string") return id.slice(0, maxLoggedLength);
  return typeof id === "number" ? id : undefined;
}

function describeFaults(issues: z.core.$ZodIssue[]): string {
  return issues
    .slice(0, maxLogged)
    .map(({ path, message }) => `${path.join(".") || "record"}: ${message}`)
    .join("; ")
    .slice(0, maxLoggedLength);
}
