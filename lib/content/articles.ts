import "server-only";
import { cacheLife } from "next/cache";
import { eachPage } from "../backend/each-page";
import type { Item, Whole } from "../read/kinds";
import { loadPage } from "../read/load";
import { tagContent } from "../read/tags";
import { periods } from "../runtime/periods";
import type { feeds } from "../site/routes";
import type { Language } from "../words/language";
import { type Candidate, chooseRelated, type Options } from "./related";

/** A news item or a blog in a list. `published` is ISO 8601, a day or a time in UTC; `null` where the backend has no valid one. */
export type ArticleTeaser = Item<"news"> & Partial<Pick<Item<"blog">, "author">>;

/** A complete one; `minutes` is the reading time. */
export type Article = Whole<"news"> & Partial<Pick<Whole<"blog">, "author">>;

/** Those with a feed. */
export type ArticleKind = keyof typeof feeds;

/** Up to three other articles of a kind; none when the list could not be read. */
export async function getRelatedArticles(
  kind: ArticleKind,
  record: Candidate,
  language: Language,
  options?: Options,
): Promise<ArticleTeaser[]> {
  return chooseRelated(record, await getNewest(kind, language), options);
}

/** Related articles come from this many pages of the list, which are the newest dozen. */
const pagesOfCandidates = 2;

/**
 * The newest articles of a kind, newest first. Catches errors inside the cached function: thrown out of it, an error would
 * turn the whole page into a 500, and related articles are not worth that. A failure is retried after 30 s.
 */
async function getNewest(kind: ArticleKind, language: Language): Promise<ArticleTeaser[]> {
  "use cache";
  tagContent(language, kind);
  const articles: ArticleTeaser[] = [];
  try {
    const load = (page: number) => loadPage(kind, page, language);
    for await (const { items } of eachPage(load, pagesOfCandidates)) articles.push(...items);
    cacheLife("content");
  } catch {
    // The client has logged it.
    const { retrySeconds, expireSeconds } = periods.lifetime;
    cacheLife({ stale: retrySeconds, revalidate: retrySeconds, expire: expireSeconds });
  }
  return articles.sort((a, b) => timeOf(b) - timeOf(a));
}

/** Articles without a date come last. */
function timeOf({ published }: ArticleTeaser): number {
  return published ? Date.parse(published) : 0;
}
