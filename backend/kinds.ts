/**
 * The kinds of content as files: which file holds a kind and what a record in it must look like. Made from the
 * contract's table; only what a file holds beyond its calls is written here.
 */
import { z } from "zod";
import { contractCalls } from "../lib/backend/contract.ts";
import * as schemas from "../lib/backend/schemas.ts";

/** A record as it is kept: parsed, so ids and texts are strings and missing media is `null`. */
export type ContentRecord = { id?: string; name?: string; status?: string } & Record<string, unknown>;

export type Kind = {
  /** Tag, and file name without `.json`. */
  name: string;
  /** Whether the file holds an array of records, or one object. */
  many: boolean;
  schema: z.ZodType;
  /** The member that no two records of the file may share. */
  unique: "id" | "name";
};

// A file of services or expertise holds whole records; their lists answer fewer fields, their records may lack the id.
const whole = schemas.detail.extend(schemas.entry.shape);
const named = schemas.banner.extend({ name: z.string().trim().min(1) });
const fileSchemas: Record<string, z.ZodType> = { services: whole, expertise: whole, banners: named };

/** Every kind of content, in the contract's order. */
export const kinds: Kind[] = [...new Set(contractCalls.map(([, call]) => call.kind))].map((name) => {
  const own = contractCalls.map(([, call]) => call).filter((call) => call.kind === name);
  return {
    name,
    many: own.some((call) => call.shape === "list" || call.path.includes("{key}")),
    schema: fileSchemas[name] ?? own[0]?.schema ?? z.never(),
    unique: name === "banners" ? "name" : "id",
  };
});
