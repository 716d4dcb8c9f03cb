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
import { getExpertise } from "./expertise";
import { getGallery } from "./gallery";
import { getLeadership } from "./leadership";
import { getMiscellaneous } from "./miscellaneous";
import type { PageOf } from "./page";
import { getProducts } from "./products";
import { type Loaded, mapLoaded } from "./read";
import { type Entry, getServices } from "./services";
import { getTeam } from "./team";
import { getTimeline } from "./timeline";
import { getValues } from "./values";

/** A page of the site. `list` is the call that its content comes from, where it is one list; `modified` is ISO 8601. */
export type SitePage = { path: string; list?: ListName; modified?: string };

/** The pages that exist whatever the backend holds. */
export const fixedPages: readonly SitePage[] = [
  ...Object.values(routes).map((path) => ({ path })),
  ...staticServices.map(({ id }) => ({ path: staticServiceHref(id) })),
];

/** Every page of the site that exists now; a failure where a part of them is not known, for half a map retires pages. */
export async function getSiteMap(): Promise<Loaded<SitePage[]>> {
  const parts = await Promise.all([
    entries("services", getServices(), serviceHref),
    entries("expertise", getExpertise(), expertiseHref),
    pages("leadership", routes.leadership, getLeadership),
    pages("team", routes.ourTeam, getTeam),
    pages("commitments", routes.commitments, getCommitments),
    pages("values", routes.ourValues, getValues),
    pages("timeline", routes.timeline, getTimeline),
    pages("products", routes.product, getProducts),
    pages("gallery", routes.gallery, getGallery),
    pages("miscellaneous", routes.miscellaneous, getMiscellaneous, ({ id }) => ({ path: itemHref(id) })),
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
  return ({ id, title, published }: Article) => ({ path: href(id, title), modified: published });
}

async function entries(
  list: ListName,
  loading: Promise<Loaded<Entry[]>>,
  href: (id: string, title: string) => string,
): Promise<Loaded<SitePage[]>> {
  return mapLoaded(await loading, (records) =>
    records.map(({ id, title }) => ({ path: href(id, title), list })),
  );
}

/** The pages of a list and, where its items have pages of their own, those. */
async function pages<T>(
  list: ListName,
  route: Route,
  get: (page: number) => Promise<Loaded<PageOf<T>>>,
  item?: (record: T) => SitePage,
): Promise<Loaded<SitePage[]>> {
  const found: SitePage[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    found.push({ path: pageHref(route, page), list });
    if (page > 1 && !item) continue;
    const loaded = await get(page);
    if (!loaded.ok) return loaded;
    last = Math.min(loaded.data.totalPages, furthestPage);
    if (item) found.push(...loaded.data.items.map((record) => ({ ...item(record), list })));
  }
  return { ok: true, data: found };
}
