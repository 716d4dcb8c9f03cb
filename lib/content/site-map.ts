import "server-only";
import type { ListName, RecordOf } from "../backend/contract";
import { furthestPage } from "../list-page";
import { mediaUrl } from "../media";
import { publishedAt } from "../published";
import {
  expertiseHref,
  itemHref,
  newsHref,
  pageHref,
  postHref,
  type Route,
  routes,
  serviceHref,
} from "../routes";
import { staticServiceHref, staticServices } from "../static-services";
import { furthestItemPage } from "./miscellaneous";
import { type Loaded, mapLoaded, readList } from "./read";
import { getExpertiseSummaries, getServiceSummaries, type Summary } from "./summaries";

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
export const pagesInPart = 500;

/** What a part of a list has, and how many parts the list has. */
type Part = { pages: SitePage[]; parts: number };

/** The lists that have pages, by the calls that their content comes from; each gives its parts, counted from 1. */
const listings: Partial<Record<ListName, (part: number) => Promise<Loaded<Part>>>> = {
  leadership: listing("leadership", routes.leadership),
  team: listing("team", routes.ourTeam),
  commitments: listing("commitments", routes.commitments),
  values: listing("values", routes.ourValues),
  timeline: listing("timeline", routes.timeline),
  products: listing("products", routes.product),
  gallery: listing("gallery", routes.gallery),
  miscellaneous: listing("miscellaneous", routes.miscellaneous, {
    page: ({ id, image }) => ({ path: itemHref(id), ...pictured(image) }),
    until: furthestItemPage,
  }),
  news: listing("news", routes.news, { page: articlePage(newsHref), until: furthestPage }),
  blog: listing("blog", routes.blogs, { page: articlePage(postHref), until: furthestPage }),
};

/** Pages of the site; and how many parts each list has. */
export type SiteMap = { pages: SitePage[]; parts: [list: string, count: number][] };

/**
 * Every page of the site that exists now, but of each list its first part only; a failure where one of them is not known,
 * for half a map retires pages.
 */
export async function getSiteMap(): Promise<Loaded<SiteMap>> {
  const fixed = await getUnpaged();
  if (!fixed.ok) return fixed;
  const found = [...fixed.data];
  const parts: SiteMap["parts"] = [];
  const names = Object.keys(listings) as ListName[];
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
export async function getPart(list: string, part: number): Promise<Loaded<Part | null>> {
  const read = Object.hasOwn(listings, list) ? listings[list as ListName] : undefined;
  if (!read) return { ok: true, data: null };
  return mapLoaded(await read(part), (found) => (found.pages.length > 0 ? found : null));
}

/** The pages that belong to no list with pages: those that are always there, and services and expertise. */
export async function getUnpaged(): Promise<Loaded<SitePage[]>> {
  const services = await entries("services", getServiceSummaries(), serviceHref);
  const expertise = await entries("expertise", getExpertiseSummaries(), expertiseHref);
  if (!services.ok) return services;
  return mapLoaded(expertise, (found) => [...fixedPages, ...services.data, ...found]);
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
  loading: Promise<Loaded<Summary[]>>,
  href: (id: string, title: string) => string,
): Promise<Loaded<SitePage[]>> {
  return mapLoaded(await loading, (records) =>
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

/** Of a list whose records have no pages of their own, so many pages are named with their pictures. */
const picturedPages = 20;

/** The page of a record of its own, of records up to that page of their list. */
type OwnPages<K extends ListName> = { page: (record: RecordOf<K>) => SitePage; until: number };

/**
 * The pages of a list and, where its records have pages of their own, those. Records are read as they come: made ready to be
 * shown, with their whole texts, they would take many times as long.
 */
function listing<K extends ListName>(
  list: K,
  route: Route,
  own?: OwnPages<K>,
): (part: number) => Promise<Loaded<Part>> {
  return async (part) => {
    const begin = (part - 1) * pagesInPart + 1;
    const read = Math.max(begin, own?.until ?? picturedPages);
    const found: SitePage[] = [];
    let count = furthestPage;
    for (let page = begin; page < begin + pagesInPart && page <= count; page++) {
      const path = pageHref(route, page);
      if (page > read) {
        found.push({ path, list });
        continue;
      }
      const loaded = await readList(list, page);
      if (!loaded.ok) return loaded;
      const { records, totalPages } = loaded.data;
      count = Math.min(Math.max(1, totalPages), furthestPage);
      if (page > count) break;
      found.push({ path, list, ...(!own && pictured(...records.map(pictureOf))) });
      if (own && page <= own.until) found.push(...records.map((record) => ({ ...own.page(record), list })));
    }
    return { ok: true, data: { pages: found, parts: Math.ceil(count / pagesInPart) } };
  };
}
