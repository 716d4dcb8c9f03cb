import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { fetchList } from "../backend/client";
import { calls, type ListName, type RecordOf } from "../backend/contract";
import type { List } from "../backend/parse";
import { isPagedList, type PagedListName } from "../content/lists";
import { furthestItemPage } from "../content/miscellaneous";
import { mapResult, type Result, settleAtBuild, toResult } from "../content/read";
import { getExpertiseSummaries, getServiceSummaries, type Summary } from "../content/summaries";
import { mediaUrl } from "../media/url";
import { furthestPage } from "../site/page-number";
import { publishedAt } from "../site/publication-date";
import {
  blogHref,
  expertiseHref,
  itemHref,
  listRoutes,
  newsHref,
  pageHref,
  routes,
  serviceHref,
} from "../site/routes";
import { staticServiceHref, staticServices } from "../site/static-services";

/**
 * A page of the site. `list` is the call that its content comes from, where it is one list; `modified` is ISO 8601; `images`
 * are paths of the pictures that it shows.
 */
export type SitePage = { path: string; list?: ListName; modified?: string; images?: string[] };

/** The pages that exist whatever the backend holds. */
export const fixedPages: readonly SitePage[] = [
  ...Object.values(routes).map((path) => ({ path })),
  ...staticServices.map(({ id, image }) => ({ path: staticServiceHref(id), images: [image] })),
];

/** So many pages of a list are one part of the map: that much is read, and held, at a time. */
export const pagesInPart = 200;
/** Of these, so many are asked for at once. */
const atOnce = 4;
/** Of a list whose records have no pages of their own, so many pages are named with their pictures. */
const picturedPages = 20;

/** What a part of a list has, and how many parts the list has. */
type Part = { pages: SitePage[]; parts: number };

/** The pages that a list's records have of their own, for the records up to page `until` of the list. */
type RecordPages<K extends ListName> = { page: (record: RecordOf<K>) => SitePage; until: number };

const recordPages: { [K in PagedListName]?: RecordPages<K> } = {
  miscellaneous: {
    page: ({ id, image }) => ({ path: itemHref(id), ...pictured(image) }),
    until: furthestItemPage,
  },
  news: { page: articlePage(newsHref), until: furthestPage },
  blog: { page: articlePage(blogHref), until: furthestPage },
};

/** Pages of the site; and how many parts each list has. */
export type SiteMap = { pages: SitePage[]; parts: [list: string, count: number][] };

/**
 * Every page of the site that exists now, but of each list its first part only; a failure where one of them is not known,
 * for half a map retires pages.
 */
export async function getSiteMap(): Promise<Result<SiteMap>> {
  const fixed = await getUnpaged();
  if (!fixed.ok) return fixed;
  const found = [...fixed.data];
  const parts: SiteMap["parts"] = [];
  const names = Object.keys(listRoutes) as PagedListName[];
  const firstParts = await Promise.all(names.map((list) => getPart(list, 1)));
  for (const [index, part] of firstParts.entries()) {
    if (!part.ok) return part;
    found.push(...(part.data?.pages ?? []));
    parts.push([names[index] ?? "", part.data?.parts ?? 0]);
  }
  // A list's first page is among both; what its part knows of it counts.
  return { ok: true, data: { pages: [...new Map(found.map((page) => [page.path, page])).values()], parts } };
}

/** One part of a list, by the name of its call; `null` where there is no such list or part. */
export async function getPart(list: string, part: number): Promise<Result<Part | null>> {
  if (!isPagedList(list) || (part - 1) * pagesInPart >= furthestPage) return { ok: true, data: null };
  return mapResult(await toResult(cachedPart(list, part)), (found) =>
    found.pages.length > 0 ? found : null,
  );
}

/** Kept as a whole: kept page by page, with their records' texts, a long list would push out all else. */
async function cachedPart(list: PagedListName, part: number): Promise<Result<Part>> {
  "use cache";
  cacheTag(calls[list].kind);
  const result = await settleAtBuild(readPart(list, part));
  if (result.ok) cacheLife("content");
  else cacheLife("failedBuild");
  return result;
}

async function readPart<K extends PagedListName>(list: K, part: number): Promise<Part> {
  const own: RecordPages<K> | undefined = recordPages[list];
  const begin = (part - 1) * pagesInPart + 1;
  const first = await fetchList(list, begin);
  const count = Math.min(Math.max(1, first.totalPages), furthestPage);
  const read = Math.max(begin, own?.until ?? picturedPages);

  const pagesOf = (page: number, records: RecordOf<K>[]): SitePage[] => [
    { path: pageHref(listRoutes[list], page), list, ...(!own && pictured(...records.map(pictureOf))) },
    ...(own && page <= own.until ? records.map((record) => ({ ...own.page(record), list })) : []),
  ];
  const found = new Map<number, SitePage[]>();
  let next = begin;
  const worker = async () => {
    for (let page = next++; page < begin + pagesInPart && page <= count; page = next++) {
      const unread: List<RecordOf<K>> = { records: [], total: 0, totalPages: 0 };
      const { records } = page === begin ? first : page > read ? unread : await fetchList(list, page);
      found.set(page, pagesOf(page, records));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const inOrder = [...found].sort(([a], [b]) => a - b).flatMap(([, pages]) => pages);
  return { pages: inOrder, parts: Math.ceil(count / pagesInPart) };
}

/** The pages that belong to no list with pages: those that are always there, and services and expertise. */
export async function getUnpaged(): Promise<Result<SitePage[]>> {
  const services = await entries("services", getServiceSummaries(), serviceHref);
  const expertise = await entries("expertise", getExpertiseSummaries(), expertiseHref);
  if (!services.ok) return services;
  return mapResult(expertise, (found) => [...fixedPages, ...services.data, ...found]);
}

function articlePage(href: (id: string, title: string) => string) {
  return ({ id, title, published_at, image }: RecordOf<"newsItem">): SitePage => ({
    path: href(id, title),
    modified: publishedAt(published_at),
    ...pictured(image),
  });
}

async function entries(
  list: ListName,
  loading: Promise<Result<Summary[]>>,
  href: (id: string, title: string) => string,
): Promise<Result<SitePage[]>> {
  return mapResult(await loading, (records) =>
    records.map(({ id, title, image }) => ({
      path: href(id, title),
      list,
      ...(image && { images: [image] }),
    })),
  );
}

/** As the backend names them. */
function pictured(...images: (string | null | undefined)[]): Pick<SitePage, "images"> {
  const own = images.map((image) => mediaUrl(image ?? null)).filter((image) => image !== null);
  return own.length > 0 ? { images: own } : {};
}

function pictureOf(record: { image?: string | null } | object): string | null | undefined {
  return "image" in record ? record.image : null;
}
