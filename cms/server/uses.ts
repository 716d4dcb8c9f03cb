/** Finds the records that show or link a file. */
import type { Collection, Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import type { FileUse, MediaFile, TranslationDoc } from "../content/bridge.ts";
import { type Doc, isSingle } from "./documents.ts";
import { filePath } from "./file-index.ts";
import type { Snapshot, Snapshots } from "./snapshot.ts";

/** @returns the records whose newest version or published one has the file: in a field, or anywhere in a text */
export function fileUses(payload: Payload, { published, drafts }: Snapshots, file: MediaFile): FileUse[] {
  const path = filePath(file);
  return [...kinds.map(({ name }) => name), "translations"].flatMap((name) => {
    const has = (snapshot: Snapshot) =>
      snapshot.docs(name).filter((doc) => names(shownBy(snapshot, name, doc), path));
    const shown = has(published);
    const ids = new Set(shown.map(({ id }) => id));
    const others = has(drafts).filter(({ id }) => !ids.has(id));
    return [
      ...shown.map((doc) => ({ ...describeDoc(payload, name, doc), isPublished: true })),
      ...others.map((doc) => ({ ...describeDoc(payload, name, doc), isPublished: false })),
    ];
  });
}

/** The part of a document that visitors get. A translation also keeps the English of its time, which they do not. */
function shownBy(snapshot: Snapshot, name: string, doc: Doc): object {
  if (name !== "translations") return snapshot.toRecord(name, doc);
  return ((doc as TranslationDoc).words ?? []).map(({ text }) => text);
}

/** True where a record names a path, and not only the beginning of a longer one. */
function names(record: object, path: string): boolean {
  const [, ...rests] = JSON.stringify(record).split(path);
  return rests.some((rest) => !/^(?:[\w%-]|\.\w)/.test(rest));
}

/** The name of a document and its place in the admin. */
export function describeDoc(payload: Payload, kind: string, doc: Doc): Pick<FileUse, "title" | "path"> {
  if (isSingle(payload, kind)) {
    const label = payload.globals.config.find(({ slug }) => slug === kind)?.label;
    return { title: String(label), path: `/globals/${kind}` };
  }
  const { admin, labels } = (payload.collections[kind] as Collection).config;
  const title = doc[admin.useAsTitle ?? "id"] || `number ${doc.id}`;
  return { title: `${labels.singular}: ${title}`, path: `/collections/${kind}/${doc.id}` };
}
