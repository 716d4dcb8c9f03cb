import "server-only";
import type { Metadata } from "next";
import { getPageBanner } from "../content/banners";
import { getPageSummary } from "../content/page-summary";
import { mapResult, type Result } from "../read/result";
import { env } from "../runtime/env";
import type { PagedRoute } from "../site/kind-pages";
import { type ListPageProps, pageNumber } from "../site/page-number";
import { routeTitle, sectionTitle } from "../site/route-words";
import { type FeedLink, pageHref, type Route, routes } from "../site/routes";
import { browserWords } from "../words/browser-words";
import { fill } from "../words/fill";
import type { Language } from "../words/language";
import { pageLanguage } from "../words/use-words";
import { words } from "../words/words";
import type { Card } from "./card";
import { describe } from "./description";
import { missingMetadata, pageMetadata } from "./metadata";

/** `generateMetadata` of a page that exists independently of the content. */
export const fixedPageMetadata = (route: Route) => async (): Promise<Metadata> =>
  fixedMetadata(route, await pageLanguage());

/** `generateMetadata` of the pages of a list. */
export const listPageMetadata =
  (route: PagedRoute, feed?: FeedLink) =>
  async ({ params }: ListPageProps): Promise<Metadata> => {
    const language = await pageLanguage();
    const page = pageNumber(await params);
    return page ? fixedMetadata(route, language, page, feed) : missingMetadata(language);
  };

/** Metadata of a page that exists independently of the content. */
export async function fixedMetadata(
  route: Route,
  language: Language,
  page = 1,
  feed?: FeedLink,
): Promise<Metadata> {
  const title = routeTitle(route, language);
  const [banner, loaded, card] = await Promise.all([
    getPageBanner(route, language),
    getPageSummary(route, page, language),
    cardOf(route, page, language),
  ]);
  const { text, totalPages, lang } = loaded.ok
    ? loaded.data
    : { text: "", totalPages: page, lang: undefined };
  if (page > Math.max(1, totalPages)) return missingMetadata(language);

  const pageTitle = numbered(title, page, language);
  const sentence = banner.ok ? banner.data.description : null;
  const metadata = pageMetadata({
    title: pageTitle,
    description:
      page === 1
        ? await describe(title, [sentence, text], language)
        : await describe(
            pageTitle,
            [[pageOfTotal(title, page, totalPages, language), text].filter(Boolean).join(": ")],
            language,
          ),
    path: pageHref(route, page),
    // A page whose text is not translated is a copy of the other one.
    language: lang ?? language,
    cardKey: page === 1 ? route : `${route}/page/${page}`,
    card,
    feed: feed && { ...feed, title: routeTitle(feed.list, language) },
    isIndexed: loaded.ok,
  });
  // The title template of a layout does not apply to the page in the same folder.
  return route === routes.home
    ? { ...metadata, title: { absolute: `${title} | ${env().SITE_NAME}` } }
    : metadata;
}

/** Metadata of a page whose query chooses what it shows: search engines index the page as a whole. */
export async function filteredMetadata(route: Route, language: Language, title?: string): Promise<Metadata> {
  return { ...(await fixedMetadata(route, language)), ...(title && { title }), robots: { index: false } };
}

/** Open Graph image of a page of a list; `null` where the list has no such page. */
export async function fixedCard(
  route: Route,
  page: number,
  language: Language,
): Promise<Result<Card | null>> {
  const [loaded, card] = await Promise.all([
    getPageSummary(route, page, language),
    cardOf(route, page, language),
  ]);
  return mapResult(loaded, ({ totalPages }) => (page > Math.max(1, totalPages) ? null : card));
}

async function cardOf(route: Route, page: number, language: Language): Promise<Card> {
  const banner = await getPageBanner(route, language);
  const own = banner.ok ? banner.data : null;
  const isHome = route === routes.home;
  return {
    title: isHome ? (own?.title ?? env().SITE_NAME) : numbered(routeTitle(route, language), page, language),
    section: isHome ? "" : sectionTitle(route, language),
    image: own?.image ?? null,
  };
}

/** As a script writes it when the visitor turns the page. */
function numbered(title: string, page: number, language: Language): string {
  return page === 1 ? title : title + fill(browserWords(language).pagination.titleEnd, { number: page });
}

function pageOfTotal(title: string, page: number, totalPages: number, language: Language): string {
  return words(language)("seo.pageOfTotal", { title, page: String(page), total: String(totalPages) });
}
