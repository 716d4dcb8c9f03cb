import "server-only";
import type { PageFields } from "../read/parts";
import { readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { excerpt } from "../rich-text/excerpt";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { getBanner } from "./banners";
import {
  type Entry,
  type EntryKind,
  getLinkedEntries,
  type LinkedEntry,
  staticServiceNumbers,
} from "./entries";
import { getReferencesOf, getReferencesWith } from "./references";
import { chooseRelated, entriesAfter } from "./related";
import {
  getFieldProducts,
  getRelatedCatalogue,
  getRelatedProducts,
  getRelatedReading,
  type RelatedPage,
} from "./related-pages";
import { getStaticServices } from "./static-services";

type Numbered = LinkedEntry & {
  /** Position in the whole list, counted from 1. */
  number: number;
};

/** Teaser of a service or an expertise entry. `text` is empty when the record has none or could not be read. */
export type Summary = Numbered & { text: string; image: string | null } & PageFields;

const maxTextLength = 150;
/** Holds the first sentence of each fixed page. */
const maxSentenceLength = 240;

/** The lists contain only titles, so each record is read by itself; records beyond this number have no text. */
const maxDetails = 60;

export function getSummaries(kind: EntryKind, language: Language): Promise<Result<Summary[]>> {
  return summarize(kind, (all) => all, language);
}

/** The pages of some services or fields of expertise, to read next; none when the list could not be read. */
export async function getEntryPages(
  kind: EntryKind,
  ids: string[],
  language: Language,
): Promise<RelatedPage[]> {
  const entries = await getSummaries(kind, language);
  return (entries.ok ? entries.data : [])
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ title, text, href, lang }) => (href ? [{ title, text, href, ...(lang && { lang }) }] : []));
}

/** The records most related to one; none when the list could not be read. */
async function getRelatedSummaries(kind: EntryKind, id: string, language: Language): Promise<Summary[]> {
  const choose = (all: Numbered[]) => {
    const title = all.find((entry) => entry.id === id)?.title ?? "";
    return chooseRelated({ id, title }, entriesAfter(all, id));
  };
  const result = await summarize(kind, choose, language);
  return result.ok ? result.data : [];
}

/** Data of a service's or an expertise entry's page besides the record. */
export async function getDetailPage(
  kind: EntryKind,
  { id, title, text }: Entry & { text: string },
  language: Language,
) {
  const [banner, list, related, products, references, reading, catalogue] = await Promise.all([
    getBanner(title, language),
    getLinkedEntries(kind, language),
    getRelatedSummaries(kind, id, language),
    kind === "expertise" ? getFieldProducts(id, language) : getRelatedProducts(title, "", language),
    kind === "expertise"
      ? getReferencesOf({ id, title }, language)
      : getReferencesWith("services", id, language),
    getRelatedReading(title, text, language),
    getRelatedCatalogue(title, language),
  ]);
  const number = list.ok ? list.data.findIndex((entry) => entry.id === id) + 1 : 0;
  return { banner, number, related, products, references, reading, catalogue };
}

export async function staticServiceSummaries(language: Language): Promise<Omit<Summary, "image">[]> {
  const services = await getLinkedEntries("services", language);
  const numbers = staticServiceNumbers(services.ok ? services.data : [], language);
  return getStaticServices(language).map(({ id, title, description: [text = ""] }, index) => ({
    id,
    title,
    href: staticServiceHref(id),
    text: excerpt(text, maxSentenceLength),
    number: numbers[index] ?? index + 1,
  }));
}

async function summarize(
  kind: EntryKind,
  choose: (all: Numbered[]) => Numbered[],
  language: Language,
): Promise<Result<Summary[]>> {
  const list = await getLinkedEntries(kind, language);
  const entries = choose((list.ok ? list.data : []).map((entry, index) => ({ ...entry, number: index + 1 })));
  const details = await Promise.all(
    entries.slice(0, maxDetails).map(({ id }) => readOne(kind, id, { language, isListed: true })),
  );
  return mapResult(list, () =>
    entries.map((entry, index) => {
      const result = details[index];
      const detail = result?.ok ? result.data : null;
      return {
        ...entry,
        text: excerpt(detail?.text ?? "", maxTextLength),
        image: detail?.images[0]?.image ?? null,
        ...(detail?.updated && { updated: detail.updated }),
        ...(detail?.seo && { seo: detail.seo }),
      };
    }),
  );
}
