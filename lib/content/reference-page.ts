import "server-only";
import type { RecordOf } from "../backend/contract";
import { type PageFields, pageFields } from "../read/parts";
import type { Result } from "../read/result";
import { htmlExcerpt } from "../rich-text/excerpt";
import type { SafeHtml } from "../rich-text/sanitize";
import type { Language } from "../words/language";
import { getArticle } from "./articles";
import { getBanner } from "./banners";
import { cacheRecord, type ToHtml } from "./convert";
import { getProductRows } from "./products";
import { readById } from "./read";
import { getReferencesWith, type Linked, toLinked } from "./references";
import { getRelatedCatalogue, type RelatedPage, toRelatedPage } from "./related-pages";
import { getEntryPages } from "./summaries";

/** A guaranteed value and the measured one, in `unit`; `better` is the side on which the guarantee is kept. */
export type Guarantee = {
  label: string;
  guaranteed: number;
  measured: number;
  unit: string;
  better: "less" | "more";
  note: string | null;
};

/** A complete reference; `text` is the beginning of the description, without markup. */
export type ReferenceDetail = Linked["reference"] &
  Omit<Linked, "reference"> &
  PageFields & {
    customer: string | null;
    /** Place and country. */
    place: string;
    description: SafeHtml | null;
    text: string;
    guarantees: Guarantee[];
  };

const maxTextLength = 400;
const maxSimilar = 3;

/** One reference; `null` when it does not exist. */
export function getReference(id: string, language: Language): Promise<Result<ReferenceDetail | null>> {
  return readById((known) => cachedReference(known, language), id);
}

async function cachedReference(id: string, language: Language) {
  "use cache";
  return cacheRecord("reference", id, toDetail, language);
}

/** Data of a reference's page besides the reference; `news`: items about it, oldest first. */
export async function getReferencePage(reference: ReferenceDetail, language: Language) {
  const { newsId, updateIds, expertiseIds, serviceIds, productIds } = reference;
  const [field] = expertiseIds;
  const [banner, rows, news, fields, services, others] = await Promise.all([
    getBanner(reference.title, language),
    getProductRows(language),
    getNews([newsId ?? [], updateIds].flat(), language),
    getEntryPages("expertise", expertiseIds, language),
    getEntryPages("services", serviceIds, language),
    field === undefined ? [] : getReferencesWith("expertiseIds", field, language),
  ]);
  return {
    banner,
    news,
    catalogue: await getRelatedCatalogue(fields[0]?.title ?? reference.title, language),
    products: rows.ok ? rows.data.filter(({ id }) => productIds.includes(id)) : [],
    reading: [...services, ...fields],
    similar: others.filter(({ id }) => id !== reference.id).slice(0, maxSimilar),
  };
}

export type ReferencePageData = Awaited<ReturnType<typeof getReferencePage>>;

/** Those that could be read, oldest first; one without a date comes last. */
async function getNews(ids: string[], language: Language): Promise<RelatedPage[]> {
  const items = await Promise.all([...new Set(ids)].map((id) => getArticle("news", id, language)));
  return items
    .flatMap((item) => (item.ok && item.data ? toRelatedPage("news", item.data) : []))
    .sort((a, b) => timeOf(a) - timeOf(b));
}

const timeOf = ({ published }: RelatedPage) => (published ? Date.parse(published) : Infinity);

type Record = RecordOf<"reference">;

export function toDetail(record: Record, html: ToHtml<Record>): ReferenceDetail {
  const { reference, ...ids } = toLinked(record);
  return {
    ...reference,
    ...ids,
    ...pageFields(record),
    customer: record.customer ?? null,
    place: [record.place, record.country].filter(Boolean).join(", "),
    description: html("description", 1),
    text: htmlExcerpt(record.description, maxTextLength),
    guarantees: toGuarantees(record),
  };
}

/** Guaranteed and measured values; none where a backend does not say it. */
export function toGuarantees({ guarantees }: RecordOf<"references">): Guarantee[] {
  return (guarantees ?? []).map(({ unit, note, ...row }) => ({
    ...row,
    unit: unit ?? "",
    note: note ?? null,
  }));
}
