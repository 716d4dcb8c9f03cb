import "server-only";
import { cacheLife } from "next/cache";
import type { RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { type PageOf, readPage } from "../read/page";
import {
  type PageFields,
  type PulledFigure,
  pageFields,
  pulledFigures,
  type RecordImage,
  recordImage,
  type Worded,
} from "../read/parts";
import type { Result } from "../read/result";
import { tagContent } from "../read/tags";
import { htmlExcerpt } from "../rich-text/excerpt";
import { plainText } from "../rich-text/plain-text";
import type { SafeHtml } from "../rich-text/sanitize";
import { periods } from "../runtime/periods";
import { blogHref, newsHref } from "../site/record-links";
import { feeds } from "../site/routes";
import type { Language } from "../words/language";
import { cachePage, cacheRecord, loadPage, type ToHtml } from "./convert";
import { readById } from "./read";
import { readingMinutes } from "./reading-time";
import { type Candidate, chooseRelated, type Options } from "./related";

/** A news item or a blog in a list. `published` is ISO 8601, a day or a time in UTC; `null` where the backend has no valid one. */
export type ArticleTeaser = {
  id: string;
  title: string;
  summary: string;
  author: string | null;
  published: string | null;
} & RecordImage &
  Worded;

/** A complete one; `minutes` is the reading time. */
export type Article = ArticleTeaser &
  PageFields & { minutes: number | null; body: SafeHtml | null; figures?: PulledFigure[] };

/** Each kind is a list of the contract; `call` reads one of its records. */
export const articleKinds = {
  news: { call: "newsItem", href: newsHref, feed: feeds.news },
  blog: { call: "blogItem", href: blogHref, feed: feeds.blog },
} as const;
export type ArticleKind = keyof typeof articleKinds;

const maxSummaryLength = 180;

/** One article; `null` when it does not exist. */
export function getArticle(
  kind: ArticleKind,
  id: string,
  language: Language,
): Promise<Result<Article | null>> {
  return readById((known) => cachedArticle(kind, known, language), id);
}

/** One page of a list with complete articles. */
export function getArticles(
  kind: ArticleKind,
  page: number,
  language: Language,
): Promise<Result<PageOf<Article>>> {
  return readPage((known) => cachedArticles(kind, known, language), page);
}

async function cachedArticles(kind: ArticleKind, page: number, language: Language) {
  "use cache";
  return cachePage(kind, page, toArticle, language);
}

async function cachedArticle(kind: ArticleKind, id: string, language: Language) {
  "use cache";
  return cacheRecord(articleKinds[kind].call, id, toArticle, language);
}

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
    const load = (page: number) => loadPage(kind, page, toTeaser, language);
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

type ArticleRecord = RecordOf<"newsItem" | "blogItem">;

export function toTeaser(record: ArticleRecord): ArticleTeaser {
  const { id, title, published_at } = record;
  return {
    id,
    title,
    summary: ("summary" in record && record.summary) || htmlExcerpt(record.description, maxSummaryLength),
    author: ("author" in record && record.author) || null,
    published: published_at ?? null,
    ...recordImage(record),
  };
}

function toArticle(record: ArticleRecord, html: ToHtml<ArticleRecord>): Article {
  return {
    ...toTeaser(record),
    minutes: readingMinutes(plainText(record.description)),
    body: html("description", 1),
    ...pulledFigures(record),
    ...pageFields(record),
  };
}
