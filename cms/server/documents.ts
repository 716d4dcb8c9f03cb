/** Documents of the CMS, as they are in its database. */
import type { Field, Payload } from "payload";

export type Doc = Record<string, unknown> & { id?: number; key?: string | null; _status?: string };

export function isSingle(payload: Payload, kind: string): boolean {
  return !(kind in payload.collections);
}

/** Fields of a document, not of its rows, that the contract does not have. `_status` and `id` are read by name. */
const internalFields = new Set([
  "key",
  "extra",
  "editor",
  "review",
  "id",
  "_status",
  "_order",
  "createdAt",
  "updatedAt",
  "deletedAt",
]);

/** The fields of a kind that the contract has. */
export function fieldsOf(payload: Payload, kind: string): Field[] {
  const config =
    payload.collections[kind]?.config ?? payload.globals.config.find(({ slug }) => slug === kind);
  return (config?.fields ?? []).filter((field) => !("name" in field && internalFields.has(field.name ?? "")));
}

/** The id of a record in the contract: a word of an imported backend, or the number of the document. */
export function contractId({ key, id }: Doc): string | undefined {
  return key || (id === undefined ? undefined : String(id));
}

const published = { _status: { equals: "published" } } as const;

export async function readDocs(payload: Payload, kind: string, drafts: boolean): Promise<Doc[]> {
  if (isSingle(payload, kind)) {
    const doc = (await payload.findGlobal({ slug: kind, depth: 0, draft: drafts })) as Doc;
    const exists = doc.id !== undefined && (drafts || doc._status === "published");
    return exists ? [doc] : [];
  }
  const where = drafts ? {} : published;
  const query = {
    collection: kind,
    depth: 0,
    pagination: false,
    // Of one day, the newest record comes first.
    sort: payload.collections[kind]?.config.orderable ? "_order" : ["-published_at", "-id"],
    draft: drafts,
    where,
  };
  return (await payload.find(query)).docs as Doc[];
}
