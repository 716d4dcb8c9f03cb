import { Forbidden, type PayloadRequest, ValidationError } from "payload";
import { generateKeyBetween } from "payload/shared";
import { findIssues, type Issue } from "../publish-rules.ts";
import { running } from "../running.ts";
import { translationIssues } from "../translation/translation-rules.ts";
import { roleOf } from "./access.ts";
import { idOf } from "./people.ts";
import { findVersions, placeOf } from "./versions.ts";

type Change = {
  req: PayloadRequest;
  data: Record<string, unknown>;
  originalDoc?: { id?: unknown };
  operation?: "create" | "update";
  collection?: { slug: string } | null;
  global?: { slug: string } | null;
};

type Saved = Pick<Change, "req" | "collection" | "global"> & { doc: { id?: unknown } };

/** A form that is saved while somebody types in it. */
export const isTyped = ({ user, query }: PayloadRequest): boolean =>
  Boolean(user) && String(query?.typing) === "true";

/** Records who saved the version. Imports and scheduled jobs without a user leave it as it is. */
export function recordEditor({ data, req }: Change) {
  return req.user ? { ...data, editor: req.user.id } : data;
}

/** Puts a new record before the others. Imports keep the order of their folder. */
export async function putFirst({ data, operation, req, collection }: Change) {
  if (operation !== "create" || !req.user || data._order) return data;
  const { docs } = await req.payload.db.find<{ _order: string }>({
    collection: collection?.slug ?? "",
    limit: 1,
    pagination: false,
    sort: "_order",
    where: { _order: { exists: true } },
    req,
  });
  return { ...data, _order: generateKeyBetween(null, docs[0]?._order) };
}

/**
 * Refuses to publish what the site could not show.
 * @throws ValidationError that names the fields
 */
export function checkContent({ data, originalDoc, req, operation, collection, global }: Change) {
  refusePublishing({ data, req, operation });
  if (data._status !== "published" || req.context.isMove) return data;
  const slug = collection?.slug ?? global?.slug ?? "";
  const errors = issuesOf(slug, { ...data, id: originalDoc?.id });
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
  return data;
}

/** Fields with which the site could not show the document. */
export function issuesOf(kind: string, doc: Record<string, unknown>): Issue[] {
  const { payload, snapshots, translations } = running() ?? {};
  if (!(payload && snapshots)) return [];
  return kind === "translations"
    ? translationIssues(translations?.english(doc), doc)
    : findIssues(payload, snapshots, kind, doc);
}

/** Brings the document into memory, and tells the sites. */
export async function tellChanged(req: PayloadRequest, kind: string, id?: unknown): Promise<void> {
  await running()?.sync.changed(req, kind, id);
}

const togetherMs = 10 * 60 * 1000;

/** A draft replaces the one that the same person has saved within ten minutes before: both are one version. */
export async function joinDrafts({ doc, req, collection, global }: Saved): Promise<void> {
  if (!isTyped(req)) return;
  const { slug, id } = placeOf({ collection, global }, doc.id);
  const [newest, before] = await findVersions(req, { slug, id }, 2);
  const isOne =
    before?.version._status === "draft" &&
    idOf(before.version.editor) === req.user?.id &&
    Date.parse(String(newest?.updatedAt)) - Date.parse(before.updatedAt) < togetherMs;
  if (isOne)
    await req.payload.db.deleteVersions({
      req,
      where: { id: { equals: before.id } },
      ...(collection ? { collection: slug } : { globalSlug: slug }),
    });
}

/** An author's save must be a draft beside the published document: anything else would change the site. */
function refusePublishing({ data, req, operation }: Change) {
  if (roleOf(req.user) !== "author") return;
  const { draft, publishAllLocales, unpublishAllLocales } = req.query ?? {};
  // Payload replaces the words of the query by booleans.
  const isBeside = operation === "create" || String(draft) === "true";
  if (data._status !== "draft" || !isBeside || publishAllLocales || unpublishAllLocales)
    throw new Forbidden(req.t);
}
