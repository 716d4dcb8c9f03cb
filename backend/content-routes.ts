import type { Hono } from "hono";
import { type ContractCall, contractCalls } from "../lib/backend/contract.ts";
import type { ContentRecord } from "./kinds.ts";
import { ProblemError } from "./problem.ts";
import { readQuery } from "./query.ts";

/** The records of a kind of content, in their order. */
export type ContentSource = {
  records(kind: string): readonly ContentRecord[];
  /** The record with the words of a language, where it has them. Without it, the source has one language. */
  translate?(kind: string, record: ContentRecord, language: string): ContentRecord;
};

/** Adds `GET /website/…` for every call in the contract's table. */
export function addContentRoutes(app: Hono, store: ContentSource): void {
  for (const [, call] of contractCalls) {
    app.get(`/website/${call.path.replace("{key}", ":key")}`, (c) => {
      const key = c.req.param("key");
      const query = readQuery(call, c.req.url, key);
      const records = store
        .records(call.kind)
        .filter((record) => query.status === undefined || record.status === query.status);

      c.header("Cache-Control", "private, no-cache");
      // A file's records may have more fields than this call returns.
      const inLanguage = (record: ContentRecord) =>
        (query.language && store.translate?.(call.kind, record, query.language)) || record;
      const toPublic = (record: ContentRecord) => call.schema.parse(inLanguage(record));
      if (call.shape === "record")
        return c.json({ data: toPublic(findRecord(call, records, key, inLanguage)) });
      if (!call.limit) return c.json({ data: records.map(toPublic) });
      const offset = (query.page - 1) * query.limit;
      return c.json({
        data: records.slice(offset, offset + query.limit).map(toPublic),
        pagination: { total: records.length, totalPages: Math.ceil(records.length / query.limit) },
      });
    });
  }
}

/** Finds a record by id, by name (case-insensitive), or, without a key, the only one. */
function findRecord(
  call: ContractCall,
  records: readonly ContentRecord[],
  key: string | undefined,
  inLanguage: (record: ContentRecord) => ContentRecord,
): ContentRecord {
  const match = records.find((record) => {
    if (key === undefined) return call.filtered || record.status === "Y";
    if (call.kind === "banners") return inLanguage(record).name?.toLowerCase() === key.trim().toLowerCase();
    return record.id === key;
  });
  if (!match)
    throw new ProblemError(404, key === undefined ? "Nothing is published here." : "No such record.");
  return match;
}
