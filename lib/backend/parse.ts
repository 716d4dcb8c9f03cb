import "server-only";
import type { z } from "zod";
import { log } from "../runtime/log";
import { type CallName, calls, type ListName, type RecordName, type RecordOf } from "./contract";
import { BackendError } from "./error";
import { envelope } from "./schemas";

export type List<T> = { records: T[]; total: number; totalPages: number };

/**
 * Parses a list. Omits and logs records that are invalid or unpublished.
 * @throws BackendError when the envelope is invalid
 */
export function parseList<K extends ListName>(name: K, body: unknown): List<RecordOf<K>> {
  const { data, pagination } = parseEnvelope(body);
  if (!Array.isArray(data)) throw invalidResponse("data is not a list");
  if ("limit" in calls[name] && !pagination) throw invalidResponse("pagination is missing");
  const maxRecords = maxRecordsOf(name);
  if (data.length > maxRecords)
    log.warn({ call: name, records: data.length, maxRecords }, "backend list cut off");
  const records = data.slice(0, maxRecords).flatMap((record, index) => parseOne(name, record, index) ?? []);
  return { records, total: pagination?.total ?? records.length, totalPages: pagination?.totalPages ?? 1 };
}

/**
 * Parses a record.
 * @returns `null` when it is empty or unpublished
 * @throws BackendError when it is invalid
 */
export function parseRecord<K extends RecordName>(name: K, body: unknown): RecordOf<K> | null {
  const { data } = parseEnvelope(body);
  if (data === null || data === undefined) return null;
  const schema: z.ZodType = calls[name].schema;
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw invalidResponse(describeFaults(parsed.error));
  return isPublished(parsed.data) ? (parsed.data as RecordOf<K>) : null;
}

/** A backend that ignores `limit` may return all its records at once. */
function maxRecordsOf(name: ListName): number {
  const call = calls[name];
  return "limit" in call ? 10 * call.limit : 1_000;
}

function parseEnvelope(body: unknown) {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw invalidResponse(describeFaults(parsed.error));
  return parsed.data;
}

function parseOne<K extends CallName>(name: K, record: unknown, index: number): RecordOf<K> | undefined {
  const schema: z.ZodType = calls[name].schema;
  const parsed = schema.safeParse(record);
  if (parsed.success && isPublished(parsed.data)) {
    logInvalidJson(name, parsed.data);
    return parsed.data as RecordOf<K>;
  }
  const fault = parsed.success ? "status is not Y" : describeFaults(parsed.error);
  log.warn({ call: name, index, id: idOf(record), fault }, "backend record left out");
  return undefined;
}

/** Fields of a story that contain JSON. They are not shown; the log tells editors about invalid ones. */
const jsonFields = ["instrumentation_excellence", "our_capabilities"] as const;

function logInvalidJson(name: CallName, record: unknown): void {
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

/** The backend filters by status; checked again, because an unpublished record must never appear. */
function isPublished(record: unknown): boolean {
  const { status } = record as { status?: string };
  return status === undefined || status === "Y";
}

function idOf(record: unknown): unknown {
  return typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
}

function describeFaults(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join(".") || "record"}: ${message}`).join("; ");
}

function invalidResponse(cause: string): BackendError {
  return new BackendError("Something went wrong", { cause });
}
