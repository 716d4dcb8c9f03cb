import type { ArticleTeaser } from "@/lib/content/articles";
import { publicationDay } from "@/lib/site/publication-date";
import { blogHref, newsHref, routes } from "@/lib/site/routes";
import { Section } from "./section";
import { TeaserRows } from "./teaser-rows";

/** The latest news item and articles. */
export function NewsAndArticles({ news, blogs }: { news: ArticleTeaser[]; blogs: ArticleTeaser[] }) {
  const rows = [
    ...news.map((article) => ({ article, mark: "News", href: newsHref(article.id, article.title) })),
    ...blogs.map((article) => ({ article, mark: "Article", href: blogHref(article.id, article.title) })),
  ].map(({ article, mark, href }) => ({
    id: href,
    mark,
    title: article.title,
    href,
    note: article.author ?? "",
    value: article.published ? publicationDay(article.published) : "",
  }));
  if (rows.length === 0) return null;
  return (
    <Section
      tag={["NW", 700]}
      heading="News and articles"
      more={news.length > 0 ? { label: "All news", href: routes.news } : undefined}
    >
      <TeaserRows rows={rows} />
    </Section>
  );
}
