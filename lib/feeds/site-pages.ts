import "server-only";
import pLimit from "p-limit";
import { kindNamed, type kinds } from "../../content/kinds/all";
import { fetchList } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { maxItemPages } from "../content/miscellaneous";
import { getUnpublishedPages } from "../content/navigation";
import { getUntranslatedRoutes } from "../content/page-summary";
import { haveRecordPages } from "../content/published";
import { getSummaries } from "../content/summaries";
import { cacheResult, mapResult, type Result, toResult } from "../read/result";
import {
  type DetailKind,
  isLinked,
  isPaged,
  type LinkedKind,
  linkedKinds,
  listRoutes,
  type PagedKind,
} from "../site/kind-pages";
import { maxPageNumber, pagesPerPart } from "../site/page-number";
import { pageHref, routes } from "../site/routes";
import { staticServiceHref, staticServices } from "../site/static-services";
import { defaultLanguage, type Language } from "../words/language";
import { imageOf, imagesOf, isIndexed, recordPage, type SitePage, type TitledRecord } from "./record-page";

/** The pages that exist independently of the content. */
export const fixedPages: readonly SitePage[] = [
  // Forms lead to the search, links do not: it has no text of its own.
  ...Object.values(routes)
    .filter((path) => path !== routes.search)
    .map((path) => ({ path })),
  ...staticServices.map(({ id, image }) => ({ path: staticServiceHref(id), images: [image] })),
];

const isFixed = (href: string) => fixedPages.some(({ path }) => path === href);

const concurrency = 4;
/** Of a list whose records have no pages of their own, only these pages are named with their images. */
const maxPagesWithImages = 20;
/** Images listed in one part; further pages are listed without images. */
const maxImagesPerPart = 2_000;

type Part = { pages: SitePage[]; totalParts: number };

/** Kinds whose lists have only titles, so that each record is read by itself. */
type ListedKind = Extract<(typeof kinds)[number], { listed: object; recordsAt: string }>["name"];
const isListed = (kind: LinkedKind): kind is ListedKind => Boolean(kindNamed(kind)?.listed);
/** Kinds outside of the paged lists whose records have pages. */
const unpagedKinds = [
  ...linkedKinds.filter(isListed),
  ...linkedKinds.filter((kind) => !isListed(kind) && !isPaged(kind)),
];

type SitePages = { pages: SitePage[]; parts: [list: string, totalParts: number][] };

/**
 * Every page of the site, with only the first part of each list. Fails where one of them is unknown: half a sitemap would
 * take pages out of search engines.
 */
export async function getSitePages(language: Language = defaultLanguage): Promise<Result<SitePages>> {
  const unpaged = await getUnpaged(language);
  if (!unpaged.ok) return unpaged;
  const pages = [...unpaged.data];
  const parts: SitePages["parts"] = [];
  const lists = Object.keys(listRoutes) as PagedKind[];
  const firstParts = await Promise.all(lists.map((list) => getPart(list, 1, language)));
  for (const [index, part] of firstParts.entries()) {
    if (!part.ok) return part;
    pages.push(...(part.data?.pages ?? []));
    parts.push([lists[index] ?? "", part.data?.totalParts ?? 0]);
  }
  // The first page of a list is in both; the part has more details about it.
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const route of await getUnpublishedPages()) byPath.delete(route);
  return { ok: true, data: { pages: [...byPath.values()], parts } };
}

/**
 * One part of a list; `null` where there is no such list or part.
 * @param language its pages are those with words in it
 */
export async function getPart(
  list: string,
  part: number,
  language: Language = defaultLanguage,
): Promise<Result<Part | null>> {
  if (!isPaged(list) || (part - 1) * pagesPerPart >= maxPageNumber) return { ok: true, data: null };
  // The first part, which is cached, tells whether the part exists: unknown ones cost the backend nothing.
  const first = await toResult(cachedPart(list, 1, language));
  if (!first.ok || part > first.data.totalParts) return mapResult(first, () => null);
  return mapResult(await toResult(cachedPart(list, part, language)), (found) =>
    found.pages.length > 0 ? found : null,
  );
}

/** Cached as a whole: page by page, with the text of all records, a long list would evict everything else. */
async function cachedPart(list: PagedKind, part: number, language: Language): Promise<Result<Part>> {
  "use cache";
  return cacheResult(list, language, () => readPart(list, part, language));
}

async function readPart<K extends PagedKind>(list: K, part: number, language: Language): Promise<Part> {
  const linked = isLinked(list) ? list : undefined;
  const call = kindNamed(list)?.record;
  const start = (part - 1) * pagesPerPart + 1;
  const first = await fetchList(list, language, start);
  const totalPages = Math.min(Math.max(1, first.totalPages), maxPageNumber);
  const havePages = !call || (await haveRecordPages(list as DetailKind, first.records as { id: string }[]));
  // A record without a call is looked for on the pages of its list.
  const lastLinked = call ? maxPageNumber : maxItemPages;
  const lastRead = Math.max(start, linked ? lastLinked : maxPagesWithImages);

  const recordsOf = async (page: number): Promise<RecordOf<K>[]> => {
    if (page === start) return first.records;
    return page > lastRead ? [] : (await fetchList(list, language, page)).records;
  };
  const pagesOf = async (page: number): Promise<SitePage[]> => {
    const records = await recordsOf(page);
    const path = pageHref(listRoutes[list], page);
    if (!linked) return [{ path, list, ...imagesOf(...records.map(imageOf)) }];
    const visible = havePages && page <= lastLinked ? indexedPages(linked, records, language) : [];
    return [{ path, list }, ...visible];
  };
  const count = Math.max(0, Math.min(pagesPerPart, totalPages - start + 1));
  const limit = pLimit(concurrency);
  const pages = await limit
    .map(
      Array.from({ length: count }, (_, index) => start + index),
      pagesOf,
    )
    .finally(() => limit.clearQueue());
  return { pages: boundImages(pages.flat()), totalParts: Math.ceil(totalPages / pagesPerPart) };
}

function indexedPages(kind: LinkedKind, records: readonly object[], language: Language): SitePage[] {
  const indexed = records.filter((record) => isIndexed(record, language));
  return indexed.map((record) => recordPage(kind, record as TitledRecord));
}

function boundImages(pages: SitePage[]): SitePage[] {
  let count = 0;
  return pages.map(({ images, ...page }) => {
    count += images?.length ?? 0;
    return images && count <= maxImagesPerPart ? { ...page, images } : page;
  });
}

/** The pages outside the paged lists: the fixed ones, services, expertise and those that editors compose. */
export async function getUnpaged(language: Language = defaultLanguage): Promise<Result<SitePage[]>> {
  const pages: SitePage[] = [];
  for (const kind of unpagedKinds) {
    const loaded = await (isListed(kind)
      ? summaryPages(kind, language)
      : toResult(cachedRecordPages(kind, language)));
    if (!loaded.ok) return loaded;
    pages.push(...loaded.data);
  }
  const unpublished: ReadonlySet<string> = await getUnpublishedPages();
  const untranslated: readonly string[] = await getUntranslatedRoutes(language);
  const fixed = fixedPages.filter(({ path }) => !unpublished.has(path) && !untranslated.includes(path));
  return { ok: true, data: [...fixed, ...pages] };
}

/** The pages of all records of a list. */
async function cachedRecordPages(kind: LinkedKind, language: Language): Promise<Result<SitePage[]>> {
  "use cache";
  return cacheResult(kind, language, async () => {
    const pages: SitePage[] = [];
    const load = (number: number) => fetchList(kind, language, number);
    for await (const { records } of eachPage(load, maxItemPages))
      pages.push(...indexedPages(kind, records, language));
    return pages;
  });
}

async function summaryPages(list: ListedKind, language: Language): Promise<Result<SitePage[]>> {
  return mapResult(await getSummaries(list, language), (records) =>
    records
      .filter((record) => isIndexed(record))
      .flatMap(({ href, image, updated, lang }) => {
        // The static pages are among the fixed ones.
        if (href === null || isFixed(href) || lang) return [];
        const images = image ? [image] : [];
        return { path: href, list, ...(updated && { modified: updated }), ...(image && { images }) };
      }),
  );
}
