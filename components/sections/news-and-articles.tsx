import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/ui/grid";
import type { ArticleTeaser } from "@/lib/content/articles";
import { blogHref, newsHref, routes } from "@/lib/site/routes";
import { Section } from "./section";

/** The latest news item and articles, side by side. */
export function NewsAndArticles({ news, blogs }: { news: ArticleTeaser[]; blogs: ArticleTeaser[] }) {
  const cards = [
    ...news.map((article) => ({ article, href: newsHref(article.id, article.title) })),
    ...blogs.map((article) => ({ article, href: blogHref(article.id, article.title) })),
  ];
  if (cards.length === 0) return null;
  return (
    <Section
      tag={["NW", 700]}
      heading="News and articles"
      more={news.length > 0 ? { label: "All news", href: routes.news } : undefined}
    >
      <Grid>
        {cards.map(({ article, href }) => (
          <ArticleCard key={href} article={article} href={href} level={3} />
        ))}
      </Grid>
    </Section>
  );
}
