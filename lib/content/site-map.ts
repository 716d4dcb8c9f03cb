import "server-only";
import type { ListName } from "../backend/contract";
import { furthestPage } from "../list-page";
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
import { type Article, getNews, getPosts } from "./articles";
import { getCommitments } from "./commitments";
import { getGallery } from "./gallery";
import { getLeadership } from "./leadership";
import { getMiscellaneous } from "./miscellaneous";
import type { PageOf } from "./page";
import { getProducts } from "./products";
import { type Loaded, mapLoaded } from "./read";
import { getExpertiseSummaries, getServiceSummaries, type Summary } from "./summaries";
import { getTeam } from "./team";
import { getTimeline } from "./timeline";
import { getValues } from "./values";

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

/** Every page of the site that exists now; a failure where a part of them is not known, for half a map retires pages. */
export async function getSiteMap(): Promise<Loaded<SitePage[]>> {
  const parts = await Promise.all([
    entries("services", getServiceSummaries(), serviceHref),
    entries("expertise", getExpertiseSummaries(), expertiseHref),
    pages("leadership", routes.leadership, getLeadership),
    pages("team", routes.ourTeam, getTeam),
    pages("commitments", routes.commitments, getCommitments),
    pages("values", routes.ourValues, getValues),
    pages("timeline", routes.timeline, getTimeline),
    pages("products", routes.product, getProducts),
    pages("gallery", routes.gallery, getGallery),
    pages("miscellaneous", routes.miscellaneous, getMiscellaneous, ({ id, image }) => ({
      path: itemHref(id),
      ...pictured(image),
    })),
    pages("news", routes.news, getNews, articlePage(newsHref)),
    pages("blog", routes.blogs, getPosts, articlePage(postHref)),
  ]);
  const failed = parts.find((part) => !part.ok);
  if (failed && !failed.ok) return failed;
  const pagesOfAll = [...fixedPages, ...parts.flatMap((part) => (part.ok ? part.data : []))];
  // A list's first page is among both; what its part knows of it counts.
  return { ok: true, data: [...new Map(pagesOfAll.map((page) => [page.path, page])).values()] };
}

function articlePage(href: (id: string, title: string) => string) {
  return ({ id, title, published, image }: Article) => ({
    path: href(id, title),
    modified: published,
    ...pictured(image),
  });
}

async function entries(
  list: ListName,
  loading: Promise<Loaded<Summary[]>>,
  href: (id: string, title: string) => string,
): Promise<Loaded<SitePage[]>> {
  return mapLoaded(await loading, (records) =>
    records.map(({ id, title, image }) => ({ path: href(id, title), list, ...pictured(image) })),
  );
}

function pictured(...images: (string | null | undefined)[]): Pick<SitePage, "images"> {
  const own = images.filter((image) => typeof image === "string");
  return own.length > 0 ? { images: own } : {};
}

function pictureOf(item: { image?: string | null } | object): string | null | undefined {
  return "image" in item ? item.image : null;
}

/** Of a list whose items have no pages of their own, so many pages are named with their pictures. */
const picturedPages = 20;

/** The pages of a list and, where its items have pages of their own, those. */
async function pages<T extends object>(
  list: ListName,
  route: Route,
  get: (page: number) => Promise<Loaded<PageOf<T>>>,
  item?: (record: T) => SitePage,
): Promise<Loaded<SitePage[]>> {
  const found: SitePage[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const path = pageHref(route, page);
    if (page > picturedPages && !item) {
      found.push({ path, list });
      continue;
    }
    const loaded = await get(page);
    if (!loaded.ok) return loaded;
    const { items, totalPages } = loaded.data;
    last = Math.min(totalPages, furthestPage);
    found.push({ path, list, ...(!item && pictured(...items.map(pictureOf))) });
    if (item) found.push(...items.map((record) => ({ ...item(record), list })));
  }
  return { ok: true, data: found };
}
