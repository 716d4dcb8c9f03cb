import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/ui/grid";
import type { ArticleTeaser } from "@/lib/content/articles";
import { blogHref, newsHref, routes } from "@/lib/site/routes";
import { Section } from "./section";

const kinds = {
  news: {
    heading: "News",
    tag: ["NW", 700],
    href: newsHref,
    more: { label: "All news", href: routes.news },
  },
  blog: {
    heading: "From our desks",
    tag: ["BL", 800],
    href: blogHref,
    more: { label: "All posts", href: routes.blogs },
  },
} as const;

type Props = { kind: keyof typeof kinds; articles: ArticleTeaser[]; heading?: string };

export function LatestArticles({ kind, articles, heading = kinds[kind].heading }: Props) {
  if (articles.length === 0) return null;
  const { tag, href, more } = kinds[kind];
  return (
    <Section tag={tag} heading={heading} more={more}>
      <Grid>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} href={href(article.id, article.title)} level={3} />
        ))}
      </Grid>
    </Section>
  );
}
