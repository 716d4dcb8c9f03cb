import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/page/grid";
import { SectionHead } from "@/components/page/section-head";
import type { Article } from "@/lib/content/articles";
import { newsHref, postHref, routes } from "@/lib/routes";

const kinds = {
  news: {
    heading: "News",
    tag: ["NW", 700],
    href: newsHref,
    more: { label: "All news", href: routes.news },
  },
  posts: {
    heading: "From our desks",
    tag: ["BL", 800],
    href: postHref,
    more: { label: "All posts", href: routes.blogs },
  },
} as const;

/** The newest articles of a kind. Nothing where there are none. */
export function Latest({ kind, articles }: { kind: keyof typeof kinds; articles: Article[] }) {
  if (articles.length === 0) return null;
  const { heading, tag, href, more } = kinds[kind];
  return (
    <section className="container section">
      <SectionHead tag={[...tag]} heading={heading} more={more} />
      <Grid>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} href={href(article.id, article.title)} level={3} />
        ))}
      </Grid>
    </section>
  );
}
