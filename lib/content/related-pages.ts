import "server-only";
import type { Worded } from "../read/parts";
import { recordHref } from "../site/kind-pages";
import type { Language } from "../words/language";
import { type ArticleKind, type ArticleTeaser, getRelatedArticles } from "./articles";
import { getCatalogues } from "./documents";
import { getProductRows, type ProductRow } from "./products";
import { chooseRelated } from "./related";

/** A page to read after another one; `published` is ISO 8601. */
export type RelatedPage = { title: string; text: string; href: string; published?: string } & Worded;

/** A word that only two titles have scores 9 to 27, one in a title and a summary a third of it. */
const minScores = { blog: 28, catalogue: 22, product: 12 };
const maxProducts = { ofField: 4, related: 3 };

/** The blog that is about the subject of a page; none where they could not be read. */
export async function getRelatedReading(
  title: string,
  text: string,
  language: Language,
): Promise<RelatedPage[]> {
  const subject = { id: "", title, summary: text };
  const blogs = await getRelatedArticles("blog", subject, language, {
    count: 1,
    minScore: minScores.blog,
  });
  return blogs.map((article) => toRelatedPage("blog", article));
}

/** An article as a page to read next. */
export function toRelatedPage(
  kind: ArticleKind,
  { id, title, summary, published, lang }: ArticleTeaser,
): RelatedPage {
  const href = recordHref(kind, id, title);
  return { title, text: summary, href, ...(published && { published }), ...(lang && { lang }) };
}

/** The catalogue about the subject of a page, if there is one. */
export async function getRelatedCatalogue(
  title: string,
  language: Language,
): Promise<{ title: string; pdf: string } | null> {
  const catalogues = await getCatalogues(language);
  if (!catalogues.ok) return null;
  const all = catalogues.data.flatMap(({ title, pdf }) => (pdf ? [{ id: pdf, title, pdf }] : []));
  const subject = { id: "", title };
  const options = { count: 1, minScore: minScores.catalogue };
  const [found] = chooseRelated(subject, all, options);
  return found ? { title: found.title, pdf: found.pdf } : null;
}

/** The products of a field of expertise; none where they could not be read. */
export async function getFieldProducts(expertiseId: string, language: Language): Promise<ProductRow[]> {
  const rows = await getProductRows(language);
  return rows.ok
    ? rows.data.filter(({ expertise }) => expertise.includes(expertiseId)).slice(0, maxProducts.ofField)
    : [];
}

/** The products whose titles share distinctive words with the title or the summary of a page. */
export async function getRelatedProducts(
  title: string,
  summary: string,
  language: Language,
): Promise<ProductRow[]> {
  const rows = await getProductRows(language);
  if (!rows.ok) return [];
  const products = rows.data.map((product) => ({ ...product, summary: product.gases.join(" ") }));
  const options = { count: maxProducts.related, minScore: minScores.product };
  const related = chooseRelated({ id: "", title, summary }, products, options);
  return related.map(({ summary: _, ...product }) => product);
}
