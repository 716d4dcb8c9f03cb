/** Finds records of all kinds, as the field on the first page asks for them. */
import type { Payload, Where } from "payload";
import type { DeskSection } from "../content/desk.tsx";
import { type Doc, describeDoc } from "./documents.ts";
import { isStaff } from "./payload/access.ts";
import { running } from "./running.ts";

const maxOfKind = 8;
const maxWords = 8;

/** @param text words of titles or names in any order, or the end of an address such as `vn-100-psa` */
export async function findRecords(payload: Payload, user: unknown, text: string): Promise<DeskSection> {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice(0, maxWords) ?? [];
  const title = `Found for “${text}”`;
  if (words.length === 0) return { title, entries: [], others: 0 };
  // Payload decides what this user may read, and finds nothing in the rest.
  const asUser = { user, overrideAccess: false, disableErrors: true };
  const inCollections = payload.config.collections.map(async ({ slug, admin }) => {
    const names = (admin.listSearchableFields ?? [admin.useAsTitle]) as string[];
    const fields = names.filter((name) => name !== "id");
    const isOff = slug.startsWith("payload-") || (slug === "translations" && !running()?.translations);
    if (isOff || fields.length === 0) return [];
    const and = words.map((word): Where => ({ or: fields.map((name) => ({ [name]: { contains: word } })) }));
    const query = { where: { and }, limit: maxOfKind, depth: 0, draft: true };
    const { docs, totalDocs } = await payload.find({ collection: slug, ...query, ...asUser });
    const entries = docs.map((doc) => describeDoc(payload, slug, doc as Doc));
    return [{ entries, others: totalDocs - docs.length }];
  });
  const globals = isStaff({ req: { user } }) ? payload.config.globals : [];
  const entries = globals
    .map(({ slug }) => describeDoc(payload, slug, {}))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const all = [{ entries, others: 0 }, ...(await Promise.all(inCollections)).flat()];
  return {
    title,
    entries: all.flatMap(({ entries }) => entries),
    others: all.reduce((sum, { others }) => sum + others, 0),
  };
}
