/**
 * The content files, derived from the contract's table: one file per kind, with the schema of its records.
 */
import { z } from "zod";
import { contractCalls } from "../lib/backend/contract.ts";
import * as schemas from "../lib/backend/schemas.ts";

/** A parsed record: ids and texts are strings, missing media is `null`. */
export type ContentRecord = { id?: string; name?: string; status?: string } & Record<string, unknown>;

export type Kind = {
  /** Cache tag, and file name without `.json`. */
  name: string;
  /** The file contains an array of records; otherwise one object. */
  isList: boolean;
  schema: z.ZodObject;
  /** Unique among the records of the file. */
  keyField: "id" | "name";
};

// Files of services and expertise contain full records: the list calls return fewer fields, the record calls no id.
const fullRecord = schemas.detail.extend(schemas.entry.shape);
const fullService = schemas.detail.extend(schemas.serviceEntry.shape);
const namedBanner = schemas.banner.extend({ name: z.string().trim().min(1) });
const fileSchemas: Record<string, z.ZodObject> = {
  // Only fields of expertise have a place in the plant.
  services: fullService.omit({ symbol: true }),
  expertise: fullRecord,
  banners: namedBanner,
};

/** Every kind of content, in the contract's order. */
export const kinds: Kind[] = [...new Set(contractCalls.map(([, call]) => call.kind))].map((name) => {
  const callsOfKind = contractCalls.map(([, call]) => call).filter((call) => call.kind === name);
  return {
    name,
    isList: callsOfKind.some((call) => call.shape === "list" || call.path.includes("{key}")),
    schema: fileSchemas[name] ?? (callsOfKind[0]?.schema as z.ZodObject),
    keyField: name === "banners" ? "name" : "id",
  };
});
