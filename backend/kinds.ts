/** The content files: one per kind, with the schema of its records. */
import type { z } from "zod";
import { allKinds } from "../content/kinds/all.ts";
import { recordSchema } from "../lib/backend/record-schema.ts";

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

export const kinds: Kind[] = allKinds.map((kind) => ({
  name: kind.name,
  isList: kind.isList,
  schema: recordSchema(kind),
  keyField: kind.byName ? "name" : "id",
}));
