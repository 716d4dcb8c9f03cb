import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { fetchList } from "../backend/client";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { excerpt, plainText, type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { publishedAt } from "../site/publication-date";
import { type PageOf, readPage } from "./page";
import { mapResult, type Result, readById } from "./read";
import { readingMinutes } from "./reading-time";
import { chooseRelated } from "./related";

/** A news item or a blog. `published` is ISO 8601, a day or a time in UTC; `minutes` is the reading time. */
export type Article = {
  id: string;
  title: string;
  image: string | null;
  summary: string;
  author: string | null;
  published: string;
  minutes: number | null;
  body: SafeHtml | null;
};

export type ArticleKind = "news" | "blog";

const maxSummaryLength = 180;

/** Six news items a page. */
export function getNews(page: number): Promise<Result<PageOf<Article>>> {
  return readPage("news", page, toArticle);
}

export async function getNewsItem(id: string): Promise<Result<Article | null>> {
  return mapResult(await readById("newsItem", id), (record) => record && toArticle(record));
}

/** Six blogs a page. */
export function getBlogs(page: number): Promise<Result<PageOf<Article>>> {
  return readPage("blog", page, toArticle);
}

export async function getBlog(id: string): Promise<Result<Article | null>> {
  return mapResult(await readById("blogItem", id), (record) => record && toArticle(record));
}

/** Up to three other articles of a kind; none when the list could not be read. */
export async function getRelatedArticles(kind: ArticleKind, article: Article): Promise<Article[]> {
  return chooseRelated(article, await getNewest(kind), { ignorePlurals: true });
}

/** Related articles come from this many pages of the list, which are the newest dozen. */
const pagesOfCandidates = 2;

/**
 * The newest articles of a kind, newest first. Catches errors inside the cached function: thrown out of it, an error would
 * turn the whole page into a 500, and related articles are not worth that. A failure is retried after 30 s.
 */
async function getNewest(kind: ArticleKind): Promise<Article[]> {
  "use cache";
  cacheTag(kind);
  const articles: Article[] = [];
  try {
    for (let page = 1, last = 1; page <= last; page++) {
      const { records, totalPages } = await fetchList(kind, page);
      articles.push(...records.map(toArticle));
      last = Math.min(totalPages, pagesOfCandidates);
    }
    cacheLife("content");
  } catch {
    // The client has logged it.
    cacheLife({ stale: 30, revalidate: 30, expire: 365 * 24 * 60 * 60 });
  }
  return articles.sort((a, b) => Date.parse(b.published) - Date.parse(a.published));
}

function toArticle(record: RecordOf<"newsItem" | "blogItem">): Article {
  const text = plainText(record.description);
  return {
    id: record.id,
    title: record.title,
    image: mediaUrl(record.image),
    summary: ("summary" in record && record.summary) || excerpt(text, maxSummaryLength),
    author: ("author" in record && record.author) || null,
    published: publishedAt(record.published_at),
    minutes: readingMinutes(text),
    body: safeHtml(record.description, 1),
  };
}
