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
import { chooseRelated } from "./related-articles";

/** A news item or a blog. `published` is a day or a time in UTC, in ISO 8601; `minutes` is how long it takes to read. */
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

const summaryLength = 180;

/** Six news items a page. */
export function getNews(page: number): Promise<Result<PageOf<Article>>> {
  return readPage("news", page, toNewsItem);
}

export async function getNewsItem(id: string): Promise<Result<Article | null>> {
  return mapResult(await readById("newsItem", id), (record) => record && toNewsItem(record));
}

/** Six blogs a page. */
export function getBlogs(page: number): Promise<Result<PageOf<Article>>> {
  return readPage("blog", page, toBlog);
}

export async function getBlog(id: string): Promise<Result<Article | null>> {
  return mapResult(await readById("blogItem", id), (record) => record && toBlog(record));
}

/** Up to three other news items; none where the list cannot be had. */
export async function getRelatedNews(article: Article): Promise<Article[]> {
  return chooseRelated(article, await newest("news"));
}

/** Up to three other blogs; none where the list cannot be had. */
export async function getRelatedBlogs(article: Article): Promise<Article[]> {
  return chooseRelated(article, await newest("blog"));
}

/** Others are looked for on so many pages of the list: the newest dozen. */
const pagesOfOthers = 2;

/**
 * The newest articles of a kind, as far as they can be had. A cached function that throws, even inside another that
 * catches, makes an answer of status 500 of the whole page, and this is only an addition to it: so the call is made here,
 * where its failure stays a value, which is tried again soon.
 */
async function newest(name: "news" | "blog"): Promise<Article[]> {
  "use cache";
  cacheTag(name);
  const articles: Article[] = [];
  try {
    for (let page = 1, last = 1; page <= last; page++) {
      const { shown, totalPages } = name === "news" ? await newsPage(page) : await blogPage(page);
      articles.push(...shown);
      last = Math.min(totalPages, pagesOfOthers);
    }
    cacheLife("content");
  } catch {
    // The client has logged it.
    cacheLife({ stale: 30, revalidate: 30, expire: 365 * 24 * 60 * 60 });
  }
  return articles;
}

async function newsPage(page: number) {
  const { records, totalPages } = await fetchList("news", page);
  return { shown: records.map(toNewsItem), totalPages };
}

async function blogPage(page: number) {
  const { records, totalPages } = await fetchList("blog", page);
  return { shown: records.map(toBlog), totalPages };
}

function toNewsItem(record: RecordOf<"newsItem">): Article {
  return {
    id: record.id,
    title: record.title,
    image: mediaUrl(record.image),
    summary: excerpt(plainText(record.description), summaryLength),
    author: null,
    published: publishedAt(record.published_at),
    minutes: readingMinutes(plainText(record.description)),
    body: safeHtml(record.description, 1),
  };
}

function toBlog(record: RecordOf<"blogItem">): Article {
  const article = toNewsItem(record);
  return { ...article, summary: record.summary || article.summary, author: record.author || null };
}
