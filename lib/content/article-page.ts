import "server-only";
import { env } from "../runtime/env";
import { recordHref } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import type { Language } from "../words/language";
import { type Article, type ArticleKind, getRelatedArticles } from "./articles";
import { getBanner } from "./banners";
import { getRelatedProducts } from "./related-pages";

/** Data of an article's page besides the article; `url` is absolute and canonical. */
export async function getArticlePage(kind: ArticleKind, article: Article, language: Language) {
  const [banner, related, products] = await Promise.all([
    getBanner(article.title, language),
    getRelatedArticles(kind, article, language),
    getRelatedProducts(article.title, article.summary, language),
  ]);
  return {
    banner,
    related,
    products,
    url: env().SITE_URL + localPath(recordHref(kind, article.id, article.title), language),
  };
}

export type ArticlePageData = Awaited<ReturnType<typeof getArticlePage>>;
