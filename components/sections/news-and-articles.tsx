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
  ].map(({ article, mark, href }) => ({ ...article, mark, href }));
  if (rows.length === 0) return null;
  return (
    <Section
      tag={["NW", 700]}
      heading={t("sections.newsAndArticles.heading")}
      more={news.length > 0 ? { label: t("sections.all.news"), href: routes.news } : undefined}
    >
      <ArticleRows articles={rows} />
    </Section>
  );
}

type Titled = ArticleTeaser & { href: string; mark?: string };

/** A section with articles; none without articles. */
export function ArticleTeasers({ heading, articles }: { heading: string; articles: Titled[] }) {
  if (articles.length === 0) return null;
  return (
    <Section tag={["NW", 700]} heading={heading}>
      <ArticleRows articles={articles} />
    </Section>
  );
}

function ArticleRows({ articles }: { articles: Titled[] }) {
  const t = useWords();
  const rows = articles.map(({ title, href, mark = "", author, published }) => ({
    id: href,
    mark,
    title,
    href,
    note: author ?? "",
    value: published ? publicationDay(published, t.language) : "",
  }));
  return <TeaserRows rows={rows} />;
}
