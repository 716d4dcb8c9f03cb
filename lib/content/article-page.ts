import "server-only";
import { env } from "../runtime/env";
import { localPath } from "../site/language-path";
import type { Language } from "../words/language";
import {
  type Article,
  type ArticleKind,
  type ArticleTeaser,
  articleKinds,
  getRelatedArticles,
} from "./articles";
import { type Banner, getBanner } from "./banners";
import type { ProductRow } from "./products";
import type { Result } from "./read";
import { getRelatedProducts } from "./related-pages";

/** Data of an article's page besides the article; `url` is absolute and canonical. */
export type ArticlePageData = {
  banner: Result<Banner>;
  related: ArticleTeaser[];
  products: ProductRow[];
  url: string;
};

export async function getArticlePage(
  kind: ArticleKind,
  article: Article,
  language: Language,
): Promise<ArticlePageData> {
  const [banner, related, products] = await Promise.all([
    getBanner(article.title, language),
    getRelatedArticles(kind, article, language),
    getRelatedProducts(article.title, article.summary, language),
  ]);
  return {
    banner,
    related,
    products,
    url: env().SITE_URL + localPath(articleKinds[kind].href(article.id, article.title), language),
  };
}
