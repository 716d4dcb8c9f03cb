import "server-only";
import type { z } from "zod";
import { log } from "../runtime/log";
import { type CallName, calls, type ListName, type RecordName, type RecordOf } from "./contract";
import { BackendError } from "./error";
import { envelope } from "./schemas";

export type List<T> = { records: T[]; total: number; totalPages: number };

/**
 * The records of a list's answer. A record that is not of the contract's shape, or not published, is left out and
 * logged; the others stay.
 * @throws BackendError when the answer as a whole is not of the contract's shape
 */
export function parseList<K extends ListName>(name: K, body: unknown): List<RecordOf<K>> {
  const { data, pagination } = parseEnvelope(body);
  if (!Array.isArray(data)) throw wrongShape("data is not a list");
  if ("limit" in calls[name] && !pagination) throw wrongShape("pagination is missing");
  const most = longestList(name);
  if (data.length > most) log.warn({ call: name, records: data.length, most }, "backend list cut off");
  const records = data.slice(0, most).flatMap((record, index) => parseOne(name, record, index) ?? []);
  return { records, total: pagination?.total ?? records.length, totalPages: pagination?.totalPages ?? 1 };
}

/**
 * The record of a single-record answer; `null` when it is empty or not published.
 * @throws BackendError when it is not of the contract's shape
 */
export function parseRecord<K extends RecordName>(name: K, body: unknown): RecordOf<K> | null {
  const { data } = parseEnvelope(body);
  if (data === null || data === undefined) return null;
  const schema: z.ZodType = calls[name].schema;
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw wrongShape(faults(parsed.error));
  return isPublished(parsed.data) ? (parsed.data as RecordOf<K>) : null;
}

/** A backend that does not know of pages may answer everything at once; a page has an end all the same. */
function longestList(name: ListName): number {
  const call = calls[name];
  return "limit" in call ? 10 * call.limit : 1_000;
}

function parseEnvelope(body: unknown) {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw wrongShape(faults(parsed.error));
  return parsed.data;
}

function parseOne<K extends CallName>(name: K, record: unknown, index: number): RecordOf<K> | undefined {
  const schema: z.ZodType = calls[name].schema;
  const parsed = schema.safeParse(record);
  if (parsed.success && isPublished(parsed.data)) {
    noteJson(name, parsed.data);
    return parsed.data as RecordOf<K>;
  }
  const fault = parsed.success ? "status is not Y" : faults(parsed.error);
  log.warn({ call: name, index, id: idOf(record), fault }, "backend record left out");
  return undefined;
}

/** Fields of a story that hold JSON: nothing of it is shown, and a fault in it is for the editor to see. */
const jsonFields = ["instrumentation_excellence", "our_capabilities"] as const;

function noteJson(name: CallName, record: unknown): void {
  if (name !== "story") return;
  const story = record as RecordOf<"story">;
  for (const field of jsonFields) {
    try {
      if (story[field]) JSON.parse(story[field]);
    } catch {
      log.warn({ call: name, field }, "backend field is not JSON");
    }
  }
}

/** The backend filters; this is the second lock on what must never show. */
function isPublished(record: unknown): boolean {
  const { status } = record as { status?: string };
  return status === undefined || status === "Y";
}

function idOf(record: unknown): unknown {
  return typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
}

function faults(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join(".") || "record"}: ${message}`).join("; ");
}

function wrongShape(cause: string): BackendError {
  return new BackendError("Something went wrong", { cause });
}
