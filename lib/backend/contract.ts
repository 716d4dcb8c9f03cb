/**
 * The calls of the contract, from the kinds of content: path, paging and schema of each. The site's client, the embedded backend, the
 * OpenAPI document and `npm run check:backend` use them.
 */
import type { z } from "zod";
import type { Fields } from "../../content/fields.ts";
import type { Kind } from "../../content/kind.ts";
import { allKinds, type kinds } from "../../content/kinds/all.ts";
import { type RecordSchema, recordSchema } from "./record-schema.ts";

/** A list responds with `{ data: [...] }`, and with `pagination` if it has a `limit`; a record with `{ data: {...} }`. */
export type ContractCall = {
  /** Below `{BACKEND_URL}/website/`; `{key}` is an id or a name. */
  path: string;
  shape: "list" | "record";
  schema: z.ZodType;
  /** The query contains `filter_parameter=status&filter_value=Y`. */
  filtered: boolean;
  /** Records per page, for paged lists. */
  limit?: number;
  /** Cache tag, and name of the embedded backend's file. */
  kind: string;
  /** Not in the specification: your own backend may lack it (404). */
  added?: boolean;
  /** The query repeats the id beside the path. */
  repeatsId?: boolean;
  /** For the OpenAPI document. */
  summary: string;
};

type AnyKind = (typeof kinds)[number];
type Named = { name: string; isList: boolean; fields: Fields };
type CallOf<K extends Named> = K extends { call: infer C extends string } ? C : K["name"];
/** A kind with the fields that its list has. */
type Listed<K extends Named> = K extends { listed: readonly (infer N)[] }
  ? Omit<K, "fields"> & { fields: { [F in keyof K["fields"] as F extends N ? F : never]: K["fields"][F] } }
  : K;
type Call<Shape extends "list" | "record", K extends Named, S> = Omit<ContractCall, "schema" | "limit"> & {
  shape: Shape;
  kind: K["name"];
  schema: S;
};
type Paging<K> = K extends { limit: infer L extends number } ? { limit: L } : object;
type First<K extends Named> = K extends { byName: true }
  ? Call<"record", K, z.ZodObject<Omit<RecordSchema<K>["shape"], "name">>>
  : K extends { isList: true }
    ? Call<"list", K, RecordSchema<Listed<K>>> & Paging<K>
    : Call<"record", K, RecordSchema<K>>;
type OptionalId<K> = K extends { listed: unknown } ? Omit<K, "id"> & { id: "optional" } : K;
type Calls = { [K in AnyKind as CallOf<K>]: First<K> } & {
  [K in Extract<AnyKind, { record: string }> as K["record"]]: Call<"record", K, RecordSchema<OptionalId<K>>>;
};

export const calls = Object.fromEntries(allKinds.flatMap(callsOf)) as unknown as {
  [N in keyof Calls]: Calls[N];
};

function callsOf(kind: Kind): [string, ContractCall][] {
  const { name, path = name, call = name, limit, listed, record } = kind;
  const schema = recordSchema(kind);
  const common = { kind: name, filtered: kind.isList || kind.filtered === true, summary: kind.summary };
  const added = kind.added && { added: true };
  const byKey = `${path}/{key}`;
  if (kind.byName) {
    const named = schema.omit({ name: true } as never);
    return [[call, { path: byKey, shape: "record", schema: named, ...common, ...added }]];
  }
  if (!kind.isList) return [[call, { path, shape: "record", schema, ...common, ...added }]];
  const fields = Object.entries(kind.fields).filter(([field]) => !listed || listed.includes(field));
  const inList = listed ? recordSchema({ ...kind, fields: Object.fromEntries(fields) }) : schema;
  const list: ContractCall = {
    path,
    shape: "list",
    schema: inList,
    ...common,
    ...added,
    ...(limit && { limit }),
  };
  if (!record) return [[call, list]];
  const one: ContractCall = {
    path: byKey,
    shape: "record",
    // A record of which the list has less needs no id: the path has it.
    schema: listed ? recordSchema({ ...kind, id: "optional" }) : schema,
    ...common,
    summary: kind.recordSummary ?? "",
    repeatsId: true,
    ...(kind.recordAdded ? { added: true } : added),
  };
  return [
    [call, list],
    [record, one],
  ];
}
export type CallName = keyof typeof calls;
export type ListName = { [K in CallName]: (typeof calls)[K]["shape"] extends "list" ? K : never }[CallName];
/** Lists that come in pages. */
export type PagedListName = {
  [K in ListName]: (typeof calls)[K] extends { limit: number } ? K : never;
}[ListName];
export type RecordName = Exclude<CallName, ListName>;

type Schema<K extends CallName> = (typeof calls)[K]["schema"];
type RequiredToShow = "id" | "title" | "name" | "status" | "description" | "value" | "label" | "from" | "to";

/** A record as the site has it. A required field may be `undefined`: it was invalid, and the record can be shown without it (./parse-record). */
export type RecordOf<K extends CallName> = Lenient<z.input<Schema<K>>, z.output<Schema<K>>>;
type Lenient<In, Out> = {
  [F in keyof Out]: F extends RequiredToShow
    ? Out[F]
    : F extends keyof In
      ? undefined extends In[F]
        ? Out[F]
        : Out[F] | undefined
      : Out[F];
};

/** The rows with all optional members, for code that treats every call alike. */
export const contractCalls: [name: string, call: ContractCall][] = Object.entries(calls);

/** The query that selects published records. */
export const statusFilter = { filter_parameter: "status", filter_value: "Y" } as const;

/** Tag of the words of a kind of content in another language than the default one: `news.hi`. */
export const tagIn = (language: string, kind: string) => `${kind}.${language}`;

/** All cache tags, one per kind of content. */
export const tags = [...new Set(Object.values(calls).map((call) => call.kind))];
