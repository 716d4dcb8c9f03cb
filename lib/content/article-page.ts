import "server-only";
import { env } from "../runtime/env";
import { blogHref, feeds, newsHref } from "../site/routes";
import { type Article, getBlog, getNewsItem, getRelatedBlogs, getRelatedNews } from "./articles";
import { type Banner, getBanner } from "./banners";
import type { Result } from "./read";

/** What is different between blogs and news. */
export const articleKinds = {
  blog: { get: getBlog, getRelated: getRelatedBlogs, href: blogHref, feed: feeds.blog },
  news: { get: getNewsItem, getRelated: getRelatedNews, href: newsHref, feed: feeds.news },
} as const;

export type ArticleKind = keyof typeof articleKinds;

/** What an article's page shows besides the article; `url` is its canonical URL, absolute. */
export type ArticlePageData = { banner: Result<Banner>; related: Article[]; url: string };

/** Loads what stands around an article on its page. */
export async function getArticlePage(kind: ArticleKind, article: Article): Promise<ArticlePageData> {
  const { getRelated, href } = articleKinds[kind];
  const [banner, related] = await Promise.all([getBanner(article.title), getRelated(article)]);
  return { banner, related, url: env().SITE_URL + href(article.id, article.title) };
}
