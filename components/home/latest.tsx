import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/page/grid";
import { SectionHead } from "@/components/page/section-head";
import type { Article } from "@/lib/content/articles";
import type { NavItem } from "@/lib/routes";

type Props = {
  heading: string;
  tag: [letters: string, number: number];
  articles: Article[];
  href: (id: string, title: string) => string;
  more: NavItem;
};

/** The newest articles of a kind. */
export function Latest({ heading, tag, articles, href, more }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className="container section">
      <SectionHead tag={tag} heading={heading} more={more} />
      <Grid>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} href={href(article.id, article.title)} level={3} />
        ))}
      </Grid>
    </section>
  );
}
