/** Documents of the CMS, as they are in its database. */
import type { Payload } from "payload";
import type { Fields } from "../../content/fields.ts";
import { kindNamed } from "../../content/kinds/all.ts";

export type Doc = Record<string, unknown> & { id?: number; key?: string | null; _status?: string };

export function isSingle(payload: Payload, kind: string): boolean {
  return !(kind in payload.collections);
}

/** The fields of a kind of content. */
export const fieldsOf = (kind: string): Fields => kindNamed(kind)?.fields ?? {};

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
