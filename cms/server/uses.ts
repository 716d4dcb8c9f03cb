/** Finds what a document refers to, and the records that show, link or name a record or a file. */
import { setImmediate } from "node:timers/promises";
import type { Collection, Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { detailKinds, isLinked, recordHref } from "../../lib/site/kind-pages.ts";
import type { Use } from "../content/shown-on.tsx";
import type { TranslationDoc } from "../content/translation-words.ts";
import { linksOf, partsOf } from "./dead-links.ts";
import { contractId, type Doc, fieldsOf, filePath, isSingle, type MediaFile, titleKey } from "./documents.ts";
import { toValues } from "./fields.ts";
import type { Snapshot, Snapshots } from "./snapshot.ts";

type Mentions = {
  /** Records and files that fields and texts choose, by {@link nameOf}. */
  chosen: ReadonlySet<string>;
  /** Pictures beside which no alt text stands. */
  bare: ReadonlySet<string>;
  /** Paths of the site. */
  links: ReadonlySet<string>;
  /** All that visitors get, as JSON. */
  text: string;
};

export const nameOf = (kind: string, id: unknown) => `${kind} ${id}`;

/** Documents are read anew when they change, so what was found of one stays. */
const known = new WeakMap<Doc, Mentions>();

export function mentionsOf(kind: string, doc: Doc): Mentions {
  const found = known.get(doc) ?? findMentions(kind, doc);
  known.set(doc, found);
  return found;
}

/** Reads everything once, a document at a time: else the first form would wait for it. */
export async function readMentions(published: Snapshot): Promise<void> {
  for (const { name } of kinds)
    for (const doc of published.docs(name)) {
      mentionsOf(name, doc);
      await setImmediate();
    }
}

function findMentions(kind: string, doc: Doc): Mentions {
  const chosen = new Set<string>();
  const add = (to: string, id: unknown) => {
    chosen.add(nameOf(to, id));
    return nameOf(to, id);
  };
  const references = {
    file: (id: unknown) => add("media", id),
    href: add,
    record: add,
    altText: () => undefined,
  };
  // A translation also keeps the English of its time, which visitors do not get.
  const values =
    kind === "translations"
      ? ((doc as TranslationDoc).words ?? []).map(({ text }) => text)
      : { ...(doc.extra as object | null), ...toValues(fieldsOf(kind), doc, references) };
  const parts = partsOf(values);
  const bare = parts.flatMap((part) => {
    const { image, image_alt } = Object(part) as { image?: unknown; image_alt?: unknown };
    return typeof image === "string" && !image_alt ? image : [];
  });
  const links = new Set(parts.flatMap(linksOf));
  return { chosen, bare: new Set(bare), links, text: JSON.stringify(values) };
}

/** @returns the records whose newest version or published one has it: in a field, anywhere in a text, or by its title */
export function usesOf(
  payload: Payload,
  { published, drafts }: Snapshots,
  kind: string,
  own: Doc,
  among = [...kinds.map(({ name }) => name), "translations"],
): Use[] {
  const doc = published.docs(kind).find(({ id }) => id === own.id) ?? own;
  const name = nameOf(kind, doc.id);
  const address = addressOf(kind, doc);
  // Banners are found by the title of a record.
  const title = Object.hasOwn(detailKinds, kind) ? titleKey(doc.title) : "";
  const byTitle = (user: string, each: Doc) =>
    user === "banners" && title !== "" && titleKey(each.name) === title;
  return among.flatMap((user) => {
    const isUse = (each: Doc) => {
      const { chosen, text } = mentionsOf(user, each);
      return chosen.has(name) || (address && names(text, address)) || byTitle(user, each);
    };
    const has = (docs: readonly Doc[]) =>
      docs.filter((each) => !(user === kind && each.id === doc.id) && isUse(each));
    const shown = has(published.docs(user));
    const ids = new Set(shown.map(({ id }) => id));
    const newer = drafts.docs(user).filter(({ id, _status }) => _status !== "published" && !ids.has(id));
    const others = has(newer);
    const describe = (each: Doc, isPublished: boolean) => ({
      ...describeDoc(payload, user, each),
      isPublished,
      ...(byTitle(user, each) && { name: String(each.name) }),
    });
    return [...shown.map((each) => describe(each, true)), ...others.map((each) => describe(each, false))];
  });
}

/** The beginning of what texts write to link it; of a record's page, a text or a field begins with it. */
function addressOf(kind: string, doc: Doc): string | undefined {
  if (kind === "media") return filePath(doc as MediaFile);
  const id = contractId(doc);
  return id && isLinked(kind) ? `"${recordHref(kind, id, "")}` : undefined;
}

/** True where a text names a path, and not only the beginning of a longer one. */
function names(text: string, path: string): boolean {
  const [, ...rests] = text.split(path);
  return rests.some((rest) => !/^(?:[\w%-]|\.\w)/.test(rest));
}

/** The name of a document and its place in the admin. */
export function describeDoc(payload: Payload, kind: string, doc: Doc): { title: string; path: string } {
  if (isSingle(payload, kind)) {
    const label = payload.globals.config.find(({ slug }) => slug === kind)?.label;
    return { title: String(label), path: `/globals/${kind}` };
  }
  const { admin, labels } = (payload.collections[kind] as Collection).config;
  const title = doc[admin.useAsTitle ?? "id"] || `number ${doc.id}`;
  return { title: `${labels.singular}: ${title}`, path: `/collections/${kind}/${doc.id}` };
}
