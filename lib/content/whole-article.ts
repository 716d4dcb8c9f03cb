import "server-only";
import { env } from "../env";
import { redirectToSlug, type TitledParams } from "../record-page";
import { feeds, newsHref, postHref } from "../routes";
import { type Article, getNewsItem, getPost, getRelatedNews, getRelatedPosts } from "./articles";
import { type Banner, getBanner } from "./banners";
import type { Loaded } from "./read";

/** What is different between posts and news. */
export const articleKinds = {
  posts: { get: getPost, getRelated: getRelatedPosts, href: postHref, feed: feeds.posts },
  news: { get: getNewsItem, getRelated: getRelatedNews, href: newsHref, feed: feeds.news },
} as const;

export type ArticleKind = keyof typeof articleKinds;

/** All that the page of an article shows; `url` is its canonical address, absolute. */
export type WholeArticle = { article: Article; banner: Loaded<Banner>; related: Article[]; url: string };

/** An article and what stands around it. Redirects an address that does not end in the slug of its title. */
export async function getWholeArticle(
  kind: ArticleKind,
  params: TitledParams,
): Promise<Loaded<WholeArticle | null>> {
  const { get, getRelated, href } = articleKinds[kind];
  const loaded = await get(params.id);
  if (!loaded.ok) return loaded;
  const article = loaded.data;
  if (!article) return { ...loaded, data: null };
  const path = href(article.id, article.title);
  redirectToSlug(params, path);
  const [banner, related] = await Promise.all([getBanner(article.title), getRelated(article)]);
  return { ok: true, data: { article, banner, related, url: env().SITE_URL + path } };
}
