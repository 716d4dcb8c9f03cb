/** Faults in what visitors see, by the same readers that check a record when it is published. */
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import type { TranslationDoc } from "../content/translation-words.ts";
import { writeDay } from "./company-day.ts";
import { deadLinks, linksOf } from "./dead-links.ts";
import type { Doc } from "./documents.ts";
import { periods } from "./periods.ts";
import type { Snapshot, Snapshots } from "./snapshot.ts";
import { describeDoc, mentionsOf, nameOf } from "./uses.ts";

/** `what` is said of several documents, `note` of one. */
export type Fault = { kind: string; doc: Doc; what: string; note: string };

const nowhere = "with links or references that lead nowhere";

const all = [...kinds.map(({ name }) => name), "translations"];

const docsOf = (snapshot: Snapshot, names: string[]) =>
  names.flatMap((kind) => snapshot.docs(kind).map((doc) => ({ kind, doc })));

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
  const docs = docsOf(published, all);
  const there = new Set(docs.map(({ kind, doc }) => nameOf(kind, doc.id)));
  const missing = (name: string) => {
    const [kind = "", id] = name.split(" ");
    const doc = drafts.docs(kind).find((each) => String(each.id) === id);
    return doc
      ? `refers to ${describeDoc(payload, kind, doc).title}, which is not published`
      : "refers to a record that is gone";
  };
  const asked = own ? docs.filter(({ kind, doc }) => kind === own.kind && doc.id === own.id) : docs;
  return asked.flatMap(({ kind, doc }) => {
    const { links, chosen } = mentionsOf(kind, doc);
    const paths = Array.from(links.difference(linksOfEnglish(kind, doc))).filter(isDead);
    const records = Array.from(chosen).filter((name) => !name.startsWith("media ") && !there.has(name));
    const notes = [...paths.map((path) => `links to ${path}, which is not there`), ...records.map(missing)];
    const end = kindNamed(kind)?.fields.valid_until && endOf(doc.valid_until);
    return [
      ...(end ? [{ kind, doc, what: "that have ended or end soon", note: end }] : []),
      ...Array.from(new Set(notes), (note) => ({ kind, doc, what: nowhere, note })),
    ];
  });
}

/** Of a translation: they are repaired in the English. */
function linksOfEnglish(kind: string, doc: Doc): Set<string> {
  const words = (kind === "translations" && (doc as TranslationDoc).words) || [];
  return new Set(words.flatMap(({ source }) => linksOf(source)));
}

/** The pictures that published records show without saying what is on them. */
export async function bareFiles(payload: Payload, published: Snapshot): Promise<Fault[]> {
  // The picture of a banner says nothing that its text does not say.
  const shown = docsOf(published, all).filter(({ kind }) => kind !== "banners");
  const bare = new Set(shown.flatMap(({ kind, doc }) => Array.from(mentionsOf(kind, doc).bare)));
  const where = { or: [{ alt: { exists: false } }, { alt: { equals: "" } }] };
  const { docs } = await payload.find({ collection: "media", where, depth: 0, pagination: false });
  const said = "without an alt text, for people who cannot see the picture";
  const found = docs.filter(({ id }) => bare.has(nameOf("media", id))) as Doc[];
  return found.map((doc) => ({ kind: "media", doc, what: said, note: said }));
}

function endOf(day: unknown): string | undefined {
  const time = Date.parse(String(day ?? ""));
  if (!(time < Date.now() + periods.desk.expiryMs)) return undefined;
  return `${time < Date.now() ? "was" : "is"} valid until ${writeDay(new Date(time).toISOString())}`;
}
