import "server-only";
import pLimit from "p-limit";
import { fetchList, fetchRecord } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import type { PageOf } from "../read/page";
import { type RecordImage, recordImage, type Worded, wordedIn } from "../read/parts";
import { cacheResult, mapResult, type Result, toResult } from "../read/result";
import { tagContent } from "../read/tags";
import { expertiseHref, newsHref } from "../site/record-links";
import { passes, type ReferenceFilter, referenceFilters } from "../site/reference-filter";
import type { Language } from "../words/language";
import { loadAll, loadPage } from "./convert";
import type { Entry } from "./items";

/** Calls for the titles of news items. */
const concurrency = 4;

type Link = { label: string; href: string } & Worded;

/** In service, being commissioned, or a study or work at a plant of others. */
export type Phase = NonNullable<RecordOf<"references">["phase"]>;

/** A plant or a service for one. Fields that are `null` are not shown. */
export type Reference = {
  id: string;
  title: string;
  /** Empty where the backend has no valid one. */
  year: string;
  country: string | null;
  /** Customer, place and country. */
  location: string;
  capacity: string | null;
  scope: string | null;
  gases: string[];
  phase: Phase | null;
  /** The news item about it. */
  news: Link | null;
  expertise: Link[];
} & Partial<RecordImage> &
  Worded;

/** A reference with the ids of what it leads to. */
export type Linked = {
  reference: Omit<Reference, "news" | "expertise">;
  newsId?: string;
  updateIds: string[];
  expertiseIds: string[];
  serviceIds: string[];
  productIds: string[];
} & Worded;

type IdsOf = "expertiseIds" | "serviceIds" | "productIds";

/** One page of the list, for a cached function. */
export function cacheReferences(page: number, language: Language): Promise<Result<PageOf<Reference>>> {
  // The links have the titles of their pages.
  tagContent(language, "news", "expertise");
  return cacheResult("references", language, () => loadReferences(page, language));
}

/** Filters find references up to this page of their list. */
export const maxReferencePages = 20;

const loadLinked = (language: Language) => loadAll("references", toLinked, language, maxReferencePages);

/** The filters that visitors can choose. */
export async function getReferenceFilters(language: Language): Promise<Result<ReferenceFilter[]>> {
  return mapResult(await toResult(cachedAll(language)), (all) => [
    ...referenceFilters(all.map(({ reference }) => reference)).values(),
  ]);
}

/** All references that pass a filter; `null` where none does. */
export async function getFilteredReferences(
  value: string,
  language: Language,
): Promise<Result<{ filter: ReferenceFilter; page: PageOf<Reference> } | null>> {
  const filters = await getReferenceFilters(language);
  const filter = filters.ok && filters.data.find((known) => known.value === value);
  if (!filter) return filters.ok ? { ok: true, data: null } : filters;
  return mapResult(await toResult(cachedFiltered(filter, language)), (items) => ({
    filter,
    page: { items, page: 1, total: items.length, totalPages: 1 },
  }));
}

/** The references to plants of one field of expertise, without links to it; none where the list could not be read. */
export async function getReferencesOf({ id, title }: Entry, language: Language): Promise<Reference[]> {
  const own = expertiseHref(id, title);
  return (await getReferencesWith("expertiseIds", id, language)).map((reference) => ({
    ...reference,
    expertise: reference.expertise.filter(({ href }) => href !== own),
  }));
}

/** The references that lead to a field of expertise, a service or a product, plants in service first; none where the list could not be read. */
export async function getReferencesWith(ids: IdsOf, id: string, language: Language): Promise<Reference[]> {
  const result = await toResult(cachedWith(ids, id, language));
  const isOther = ({ phase }: Reference) => Number(phase !== "in_service");
  return result.ok ? result.data.toSorted((a, b) => isOther(a) - isOther(b)) : [];
}

/** References by their ids; none where the list could not be read. */
export async function getReferencesByIds(ids: readonly string[], language: Language): Promise<Reference[]> {
  const result = await toResult(cachedByIds(ids, language));
  return result.ok ? result.data : [];
}

async function cachedAll(language: Language): Promise<Result<Linked[]>> {
  "use cache";
  return cacheResult("references", language, () => loadLinked(language));
}

async function cachedFiltered(filter: ReferenceFilter, language: Language): Promise<Result<Reference[]>> {
  "use cache";
  return cacheLinked(({ reference }) => passes(reference, filter), language);
}

async function cachedWith(ids: IdsOf, id: string, language: Language): Promise<Result<Reference[]>> {
  "use cache";
  return cacheLinked((linked) => linked[ids].includes(id), language);
}

async function cachedByIds(ids: readonly string[], language: Language): Promise<Result<Reference[]>> {
  "use cache";
  return cacheLinked(({ reference }) => ids.includes(reference.id), language);
}

async function cacheLinked(
  isChosen: (linked: Linked) => boolean,
  language: Language,
): Promise<Result<Reference[]>> {
  tagContent(language, "news", "expertise");
  return cacheResult("references", language, async () =>
    addLinks((await loadLinked(language)).filter(isChosen), language),
  );
}

async function loadReferences(page: number, language: Language): Promise<PageOf<Reference>> {
  const { items, ...rest } = await loadPage("references", page, toLinked, language);
  return { ...rest, items: await addLinks(items, language) };
}

async function addLinks(items: Linked[], language: Language): Promise<Reference[]> {
  const expertise = new Map(
    items.some(({ expertiseIds }) => expertiseIds.length > 0)
      ? (await fetchList("expertise", language)).records.map((field) => [
          field.id,
          { label: field.title, href: expertiseHref(field.id, field.title), ...wordedIn(field, language) },
        ])
      : [],
  );
  return pLimit(concurrency).map(items, async ({ reference, newsId, expertiseIds, lang }) => ({
    ...reference,
    ...(lang && { lang }),
    news: newsId === undefined ? null : await newsLink(newsId, language),
    expertise: expertiseIds.flatMap((id) => expertise.get(id) ?? []),
  }));
}

async function newsLink(id: string, language: Language): Promise<Link | null> {
  const item = await fetchRecord("newsItem", language, id);
  if (!item || item === "gone") return null;
  return { label: item.title, href: newsHref(id, item.title), ...wordedIn(item, language) };
}

export function toLinked(record: RecordOf<"references">): Linked {
  const { id, title, year, customer, place, country, capacity, scope } = record;
  const image = recordImage(record);
  return {
    reference: {
      id,
      title,
      year: year ?? "",
      gases: record.gases ?? [],
      country: country ?? null,
      location: [customer, place, country].filter(Boolean).join(", "),
      capacity: capacity ?? null,
      scope: scope ?? null,
      phase: record.phase ?? null,
      ...(image.image && image),
    },
    newsId: record.news ?? undefined,
    updateIds: record.updates ?? [],
    expertiseIds: record.expertise ?? [],
    serviceIds: record.services ?? [],
    productIds: record.products ?? [],
  };
}
