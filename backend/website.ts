/**
 * The reading calls of the contract, made from its table.
 */
import type { Hono } from "hono";
import { type ContractCall, contractCalls } from "../lib/backend/contract.ts";
import type { ContentStore } from "./content-store.ts";
import type { ContentRecord } from "./kinds.ts";
import { Refusal } from "./problem.ts";
import { readQuery } from "./query.ts";

/** Adds `GET /website/…` for every call of the contract. */
export function addContentCalls(app: Hono, store: ContentStore): void {
  for (const [, call] of contractCalls) {
    app.get(`/website/${call.path.replace("{key}", ":key")}`, (c) => {
      const key = c.req.param("key");
      const query = readQuery(call, c.req.url, key);
      const records = store
        .records(call.kind)
        .filter((record) => query.status === undefined || record.status === query.status);

      c.header("Cache-Control", "private, no-cache");
      if (call.shape === "record") return c.json({ data: shown(call, one(call, records, key)) });
      if (!call.limit) return c.json({ data: records.map((record) => shown(call, record)) });
      const from = (query.page - 1) * query.limit;
      return c.json({
        data: records.slice(from, from + query.limit).map((record) => shown(call, record)),
        pagination: { total: records.length, totalPages: Math.ceil(records.length / query.limit) },
      });
    });
  }
}

/** Only the fields that the call is said to answer: a file's records may hold more. */
function shown(call: ContractCall, record: ContentRecord): unknown {
  return call.schema.parse(record);
}

/** The record a call asks for, by id, by name (in any case of letters), or the only one there is. */
function one(call: ContractCall, records: readonly ContentRecord[], key: string | undefined): ContentRecord {
  const found = records.find((record) => {
    if (key === undefined) return call.filtered || record.status === "Y";
    if (call.kind === "banners") return record.name?.toLowerCase() === key.trim().toLowerCase();
    return record.id === key;
  });
  if (!found)
    throw new Refusal(404, key === undefined ? "Nothing is published here." : "There is no such record.");
  return found;
}
