import "server-only";
import type { Metadata } from "next";
import { getPageBanner } from "../content/banners";
import { getPageSummary } from "../content/page-summary";
import { mapResult, type Result } from "../content/read";
import { env } from "../runtime/env";
import { type ListPageProps, pageNumber } from "../site/page-number";
import { type FeedLink, type PagedRoute, pageHref, pages, type Route, routes } from "../site/routes";
import type { Card } from "./card";
import { describe } from "./description";
import { missingMetadata, pageMetadata } from "./metadata";

/** Metadata of one page of a list. */
export async function listMetadata(
  route: PagedRoute,
  params: ListPageProps["params"],
  feed?: FeedLink,
): Promise<Metadata> {
  const page = pageNumber(await params);
  return page ? fixedMetadata(route, page, feed) : missingMetadata;
}

/** Metadata of a page that exists independently of the content. */
export async function fixedMetadata(route: Route, page = 1, feed?: FeedLink): Promise<Metadata> {
  const { title } = pages[route];
  const [banner, loaded, card] = await Promise.all([
    getPageBanner(route),
    getPageSummary(route, page),
    cardOf(route, page),
  ]);
  const { text, totalPages } = loaded.ok ? loaded.data : { text: "", totalPages: page };
  if (page > Math.max(1, totalPages)) return missingMetadata;

  const pageTitle = numbered(title, page);
  const sentence = banner.ok ? banner.data.description : null;
  const metadata = pageMetadata({
    title: pageTitle,
    description:
      page === 1
        ? describe(title, sentence, text)
        : describe(pageTitle, `${pageTitle} of ${totalPages}: ${text}`),
    path: pageHref(route, page),
    cardKey: page === 1 ? route : `${route}/page/${page}`,
    card,
    feed,
    isIndexed: loaded.ok,
  });
  // The title template of a layout does not apply to the page in the same folder.
  return route === routes.home
    ? { ...metadata, title: { absolute: `${title} | ${env().SITE_NAME}` } }
    : metadata;
}

/** Open Graph image of a page of a list; `null` where the list has no such page. */
export async function fixedCard(route: Route, page: number): Promise<Result<Card | null>> {
  const [loaded, card] = await Promise.all([getPageSummary(route, page), cardOf(route, page)]);
  return mapResult(loaded, ({ totalPages }) => (page > Math.max(1, totalPages) ? null : card));
}

async function cardOf(route: Route, page: number): Promise<Card> {
  const { title, section } = pages[route];
  const banner = await getPageBanner(route);
  const own = banner.ok ? banner.data : null;
  const isHome = route === routes.home;
  return {
    title: isHome ? (own?.title ?? env().SITE_NAME) : numbered(title, page),
    section: isHome ? "" : section,
    image: own?.image ?? null,
  };
}

function numbered(title: string, page: number): string {
  return page === 1 ? title : `${title}, page ${page}`;
}
