"use client";

import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/ui/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Article } from "@/lib/content/articles";
import { blogHref } from "@/lib/site/routes";
import { PagedList, type PagedListProps } from "./paged-list";

type Props = Pick<PagedListProps<Article>, "initial" | "errorLabel">;

export function BlogItems(props: Props) {
  return (
    <PagedList {...props} list="blog" placeholder={<SkeletonCards />}>
      {(items) => (
        <Grid>
          {items.map((article) => (
            <ArticleCard key={article.id} article={article} href={blogHref(article.id, article.title)} />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
