/** Versions of records, also of the single ones, which have another table. */
import type { PayloadRequest, Where } from "payload";

/** A record of a collection, or a single one, which has no id. */
export type Place = { slug: string; id?: number | string | undefined };
export type Version = { id: number; updatedAt: string; version: Record<string, unknown> };

type Hooked = { collection?: { slug: string } | null; global?: { slug: string } | null };

/** @param id of the document that a hook is called for */
export function placeOf({ collection, global }: Hooked, id: unknown): Place {
  return collection ? { slug: collection.slug, id: id as number } : { slug: global?.slug ?? "" };
}

/** The newest versions come first. */
export async function findVersions(
  req: PayloadRequest,
  { slug, id }: Place,
  limit: number,
  which: Where = {},
): Promise<Version[]> {
  const query = { req, limit, pagination: false, sort: "-updatedAt" } as const;
  const { db } = req.payload;
  const where = { and: [{ parent: { equals: id } }, which] };
  const { docs } =
    id === undefined
      ? await db.findGlobalVersions({ ...query, global: slug, where: which })
      : await db.findVersions({ ...query, collection: slug, where });
  return docs as unknown as Version[];
}
