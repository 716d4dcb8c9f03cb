/** Payload creates a record when somebody opens the form for a new one. Untouched ones have nothing that anybody wrote. */
import type { Payload } from "payload";
import type { Doc } from "./documents.ts";
import { periods } from "./periods.ts";
import type { Snapshot } from "./snapshot.ts";

/** The empty drafts of a kind that have no other version than the one with which they were created. */
export async function findUntouchedDrafts(payload: Payload, newest: Snapshot, kind: string): Promise<Doc[]> {
  const drafts = newest.docs(kind).filter(isEmptyDraft);
  if (drafts.length === 0) return [];
  const where = { parent: { in: drafts.map(({ id }) => id) } };
  const query = { collection: kind, where, depth: 0, pagination: false };
  const { docs: versions } = await payload.findVersions(query);
  return drafts.filter(({ id }) => versions.filter(({ parent }) => parent === id).length === 1);
}

/** Deletes what has been untouched for a month. */
export async function deleteUntouchedDrafts(payload: Payload, newest: Snapshot): Promise<void> {
  for (const kind of Object.keys(payload.collections))
    for (const { id = 0, createdAt } of await findUntouchedDrafts(payload, newest, kind))
      if (Date.parse(String(createdAt)) < Date.now() - periods.drafts.minUntouchedMs)
        await payload.delete({ collection: kind, id });
}

export function isEmptyDraft(doc: Doc): boolean {
  const { words } = doc;
  if (Array.isArray(words)) return doc._status === "draft" && words.every(({ text }) => !text);
  return doc._status === "draft" && isEmpty(contentOf(doc));
}

/** The CMS itself fills in the fields that are named here. */
function contentOf({
  id,
  editor,
  review,
  _order,
  _status,
  createdAt,
  updatedAt,
  published_at,
  ...content
}: Doc): object {
  return content;
}

function isEmpty(value: unknown): boolean {
  const isNothing = value === null || value === undefined || value === "";
  return isNothing || (typeof value === "object" && Object.values(value).every(isEmpty));
}
