/** Finds the records that show, link or name a record or a file. */
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { detailKinds, isLinked, recordHref } from "../../lib/site/kind-pages.ts";
import type { Use } from "../content/shown-on.tsx";
import { contractId, type Doc, describeDoc, filePath, type MediaFile, titleKey } from "./documents.ts";
import type { Made, Snapshot, Snapshots } from "./snapshot.ts";

/** Files, records and addresses that a document refers to, shows and links. */
type Mentions = Pick<Made, "references"> & {
  /** Pictures beside which no alt text stands. */
  bare: readonly string[];
  /** Paths of the site. */
  links: ReadonlySet<string>;
  /** All that visitors get, as JSON. */
  text: string;
};

/** The kinds of documents that mention others. */
export const mentioning = [...kinds.map(({ name }) => name), "translations"];

const known = new WeakMap<Made, Mentions>();

/** @param doc of the snapshot, and of a kind that mentions others */
export function mentionsOf(snapshot: Snapshot, doc: Doc): Mentions {
  const made = snapshot.madeOf(doc);
  const found = known.get(made) ?? findMentions(made);
  known.set(made, found);
  return found;
}

function findMentions({ values, references }: Made): Mentions {
  const parts = partsOf(values);
  const bare = parts.flatMap((part) => {
    const { image, image_alt } = Object(part) as { image?: unknown; image_alt?: unknown };
    return typeof image === "string" && !image_alt ? image : [];
  });
  return { references, bare, links: new Set(parts.flatMap(linksOf)), text: JSON.stringify(values) };
}

/** A record with its rows, blocks and texts. The picture of shared links is shown without a text. */
export function partsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  const inner = Object.entries(value).filter(([name]) => name !== "seo");
  return [value, ...inner.flatMap(([, each]) => partsOf(each))];
}

/** Paths of the site to which a text or a field leads. */
export function linksOf(part: unknown): string[] {
  if (typeof part === "string")
    return Array.from(part.matchAll(/ href="(\/[^"]*)"/g), ([, path = ""]) => path);
  const { href } = Object(part) as { href?: unknown };
  return typeof href === "string" && href.startsWith("/") ? [href] : [];
}

/** @returns the records whose newest version or published one has it: in a field, anywhere in a text, or by its title */
export function usesOf(
  payload: Payload,
  { published, drafts }: Snapshots,
  kind: string,
  own: Doc,
  among = mentioning,
): Use[] {
  const name = `${kind}/${own.id}`;
  const doc = published.find(name) ?? own;
  const address = addressOf(kind, doc);
  // Banners are found by the title of a record.
  const title = Object.hasOwn(detailKinds, kind) ? titleKey(doc.title) : "";
  return among.flatMap((user) => {
    const isByTitle = (each: Doc) => user === "banners" && title !== "" && titleKey(each.name) === title;
    const isUse = (snapshot: Snapshot, each: Doc) => {
      if (user === kind && each.id === doc.id) return false;
      const { references, text } = mentionsOf(snapshot, each);
      return references.has(name) || (address && names(text, address)) || isByTitle(each);
    };
    const describe = (each: Doc, isPublished: boolean): Use => ({
      ...describeDoc(payload, user, each),
      isPublished,
      ...(isByTitle(each) && { name: String(each.name) }),
    });
    const shown = published.docs(user).filter((each) => isUse(published, each));
    const ids = new Set(shown.map(({ id }) => id));
    const newer = drafts.docs(user).filter(({ id, _status }) => _status !== "published" && !ids.has(id));
    const others = newer.filter((each) => isUse(drafts, each));
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
