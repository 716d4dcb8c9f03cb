import "server-only";
import { blogHref } from "../site/routes";
import { getRelatedArticles } from "./articles";
import { getCatalogues } from "./catalogues";
import { chooseRelated } from "./related";

/** A page to read after another one; `published` is ISO 8601. */
export type RelatedPage = { title: string; text: string; href: string; published?: string };

/** A telling word in both titles scores 9 to 22; a summary adds to it. */
const minScores = { blog: 28, catalogue: 22 };

/** The blog that is about the subject of a page; none where they could not be read. */
export async function getRelatedReading(title: string, text: string): Promise<RelatedPage[]> {
  const subject = { id: "", title, summary: text };
  const blogs = await getRelatedArticles("blog", subject, { count: 1, minScore: minScores.blog });
  return blogs.map(({ id, title, summary, published }) => ({
    title,
    text: summary,
    href: blogHref(id, title),
    ...(published && { published }),
  }));
}

/** The catalogue about the subject of a page, if there is one. */
export async function getRelatedCatalogue(title: string): Promise<{ title: string; pdf: string } | null> {
  const catalogues = await getCatalogues();
  if (!catalogues.ok) return null;
  const all = catalogues.data.flatMap(({ title, pdf }) => (pdf ? [{ id: pdf, title, pdf }] : []));
  const subject = { id: "", title };
  const options = { count: 1, minScore: minScores.catalogue };
  const [found] = chooseRelated(subject, all, options);
  return found ? { title: found.title, pdf: found.pdf } : null;
}
