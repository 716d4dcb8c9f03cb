/** Faults in what visitors see. */
import type { Payload } from "payload";
import { kindNamed } from "../../content/kinds/all.ts";
import type { TranslationDoc } from "../content/translation-words.ts";
import { writeDay } from "./company-day.ts";
import { type Doc, describeDoc, filePath, type MediaFile } from "./documents.ts";
import { deadLinks } from "./pages.ts";
import { periods } from "./periods.ts";
import type { Snapshot, Snapshots } from "./snapshot.ts";
import { linksOf, mentioning, mentionsOf } from "./uses.ts";

/** `what` is said of several documents, `note` of one. */
export type Fault = { kind: string; doc: Doc; what: string; note: string };

const nowhere = "with links or references that lead nowhere";

/**
 * Certificates that end, and links and references that lead nowhere.
 * @param own of one record
 */
export function findFaults(
  payload: Payload,
  { published, drafts }: Snapshots,
  own?: { kind: string; id: unknown },
): Fault[] {
  const isDead = deadLinks(published);
  const describeMissing = (name: string) => {
    const doc = drafts.find(name);
    const [kind = ""] = name.split("/");
    return doc
      ? `refers to ${describeDoc(payload, kind, doc).title}, which is not published`
      : "refers to a record that is gone";
  };
  const faultsIn = (kind: string, doc: Doc): Fault[] => {
    const { links, references } = mentionsOf(published, doc);
    const paths = Array.from(links.difference(linksOfEnglish(kind, doc))).filter(isDead);
    const missing = Array.from(references).filter(
      (name) => !(name.startsWith("media/") || published.find(name)),
    );
    const notes = [
      ...paths.map((path) => `links to ${path}, which is not there`),
      ...missing.map(describeMissing),
    ];
    const end = kindNamed(kind)?.fields.valid_until && endOf(doc.valid_until);
    return [
      ...(end ? [{ kind, doc, what: "that have ended or end soon", note: end }] : []),
      ...Array.from(new Set(notes), (note) => ({ kind, doc, what: nowhere, note })),
    ];
  };
  return mentioning
    .filter((kind) => !own || kind === own.kind)
    .flatMap((kind) =>
      published
        .docs(kind)
        .filter(({ id }) => !own || id === own.id)
        .flatMap((doc) => faultsIn(kind, doc)),
    );
}

/** Of a translation: they are repaired in the English. */
function linksOfEnglish(kind: string, doc: Doc): Set<string> {
  const words = (kind === "translations" && (doc as TranslationDoc).words) || [];
  return new Set(words.flatMap(({ source }) => linksOf(source)));
}

/** The pictures that published records show without saying what is on them. */
export function bareFiles(published: Snapshot): Fault[] {
  // The picture of a banner says nothing that its text does not say.
  const shown = mentioning.filter((kind) => kind !== "banners").flatMap((kind) => published.docs(kind));
  const bare = new Set(shown.flatMap((doc) => mentionsOf(published, doc).bare));
  const said = "without an alt text, for people who cannot see the picture";
  return published
    .docs("media")
    .filter((doc) => !doc.alt && bare.has(filePath(doc as MediaFile)))
    .map((doc) => ({ kind: "media", doc, what: said, note: said }));
}

function endOf(day: unknown): string | undefined {
  const time = Date.parse(String(day ?? ""));
  if (!(time < Date.now() + periods.desk.expiryMs)) return undefined;
  return `${time < Date.now() ? "was" : "is"} valid until ${writeDay(new Date(time).toISOString())}`;
}
