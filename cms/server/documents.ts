/** Documents of the CMS, as they are in its database. */
import type { Collection, Payload } from "payload";
import type { Fields } from "../../content/fields.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import { isLinked, linkedKinds, recordHref } from "../../lib/site/kind-pages.ts";
import type { LinkTarget } from "./rich-text/nodes.ts";

export type Doc = Record<string, unknown> & { id?: number; key?: string | null; _status?: string };

/** The fields of a document of the media collection that describe its file. */
export type MediaFile = {
  id?: number;
  prefix?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  alt?: string | null;
  width?: number | null;
  height?: number | null;
  focalX?: number | null;
  focalY?: number | null;
  deletedAt?: string | null;
};

/** Stands for the id of a single record. */
export const singleRecord = "0";

export function isSingle(payload: Payload, kind: string): boolean {
  return !(kind in payload.collections);
}

/** The id of a document in translations of it. */
export const recordIdOf = (payload: Payload, kind: string, { id }: Doc) =>
  isSingle(payload, kind) ? singleRecord : String(id);

/** The name of a document for people, and its place in the admin. */
export function describeDoc(payload: Payload, kind: string, doc: Doc): { title: string; path: string } {
  if (isSingle(payload, kind)) {
    const label = payload.globals.config.find(({ slug }) => slug === kind)?.label;
    return { title: String(label), path: `/globals/${kind}` };
  }
  const { admin, labels } = (payload.collections[kind] as Collection).config;
  const title = doc[admin.useAsTitle ?? "id"] || `number ${doc.id}`;
  return { title: `${labels.singular}: ${title}`, path: `/collections/${kind}/${doc.id}` };
}

/** The fields of a kind of content. */
export const fieldsOf = (kind: string): Fields => kindNamed(kind)?.fields ?? {};

/** The id of a record in the contract: a word of an imported backend, or the number of the document. */
export function contractId({ key, id }: Doc): string | undefined {
  return key || (id === undefined ? undefined : String(id));
}

/** Titles that are the same to the site, which finds banners by them. */
export const titleKey = (title: unknown): string =>
  String(title ?? "")
    .trim()
    .toLowerCase();

/** The name of a file in the media folder. */
export const fileName = ({ prefix, filename }: MediaFile) =>
  prefix ? `${prefix}/${filename}` : String(filename);

/** The path of a file in the contract. */
export function filePath(file: MediaFile): string {
  return `/media/${fileName(file).split("/").map(encodeURIComponent).join("/")}`;
}

/** Address on the site; undefined for a document that has none. */
export function hrefOf(kind: string, doc: Doc | undefined): string | undefined {
  if (kind === "media") return doc && filePath(doc as MediaFile);
  const id = doc && contractId(doc);
  return id !== undefined && isLinked(kind) ? recordHref(kind, id, String(doc?.title ?? "")) : undefined;
}

/** Everything that has an address, by it. */
export function linkTargets(snapshot: { docs(kind: string): readonly Doc[] }): Map<string, LinkTarget> {
  const targets = new Map<string, LinkTarget>();
  for (const relationTo of ["media", ...linkedKinds] as const)
    for (const doc of snapshot.docs(relationTo)) {
      const href = hrefOf(relationTo, doc);
      if (href) targets.set(href, { relationTo, value: doc.id });
    }
  return targets;
}

/** The part of a document that is in the records that name it. */
export const targetOf = (kind: string, doc: Doc | undefined): string | undefined =>
  doc && (kind === "media" ? String(doc.updatedAt) : `${contractId(doc)} ${hrefOf(kind, doc)}`);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Lists are in the order in which editors drag them, or the newest date comes first; of one day, the newest record. */
export const inOrder = (one: Doc, other: Doc): number =>
  compare(String(one._order ?? ""), String(other._order ?? "")) ||
  compare(String(other.published_at ?? ""), String(one.published_at ?? "")) ||
  Number(other.id) - Number(one.id);
