import "server-only";
import type { RecordOf } from "../backend/contract";
import { excerpt, plainText, type SafeHtml, safeHtml } from "../html";
import { mediaUrl } from "../media";
import { type PageOf, readPage } from "./page";
import { type Loaded, mapLoaded, readById } from "./read";

/** A news item or a blog post. `published` is ISO 8601. */
export type Article = {
  id: string;
  title: string;
  image: string | null;
  summary: string;
  author: string | null;
  published: string;
  body: SafeHtml | null;
};

const summaryLength = 180;

/** Six news items a page. */
export function getNews(page: number): Promise<Loaded<PageOf<Article>>> {
  return readPage("news", page, showNewsItem);
}

export async function getNewsItem(id: string): Promise<Loaded<Article | null>> {
  return mapLoaded(await readById("newsItem", id), (record) => record && showNewsItem(record));
}

/** Six posts a page. */
export function getPosts(page: number): Promise<Loaded<PageOf<Article>>> {
  return readPage("blog", page, showPost);
}

export async function getPost(id: string): Promise<Loaded<Article | null>> {
  return mapLoaded(await readById("post", id), (record) => record && showPost(record));
}

function showNewsItem(record: RecordOf<"newsItem">): Article {
  return {
    id: record.id,
    title: record.title,
    image: mediaUrl(record.image),
    summary: excerpt(plainText(record.description), summaryLength),
    author: null,
    published: record.published_at,
    body: safeHtml(record.description, 1),
  };
}

function showPost(record: RecordOf<"post">): Article {
  const article = showNewsItem(record);
  return { ...article, summary: record.summary || article.summary, author: record.author || null };
}
