import type { ArticleTeaser } from "@/lib/content/articles";
import { publicationDay } from "@/lib/site/publication-date";
import { blogHref, newsHref, routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { Section } from "./section";
import { TeaserRows } from "./teaser-rows";

/** The latest news item and articles. */
export function NewsAndArticles({ news, blogs }: { news: ArticleTeaser[]; blogs: ArticleTeaser[] }) {
  const t = useWords();
  const rows = [
    ...news.map((article) => ({
      article,
      mark: t("sections.newsAndArticles.news"),
      href: newsHref(article.id, article.title),
    })),
    ...blogs.map((article) => ({
      article,
      mark: t("sections.newsAndArticles.article"),
      href: blogHref(article.id, article.title),
    })),
  ].map(({ article, mark, href }) => ({
    id: href,
    mark,
    title: article.title,
    href,
    note: article.author ?? "",
    value: article.published ? publicationDay(article.published, t.language) : "",
  }));
  if (rows.length === 0) return null;
  return (
    <Section
      tag={["NW", 700]}
      heading={t("sections.newsAndArticles.heading")}
      more={news.length > 0 ? { label: t("sections.all.news"), href: routes.news } : undefined}
    >
      <TeaserRows rows={rows} />
    </Section>
  );
}
