"use client";

import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/ui/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Article } from "@/lib/content/articles";
import { blogHref } from "@/lib/site/routes";
import { type ListItemsProps, PagedList } from "./paged-list";

export function BlogItems(props: ListItemsProps<Article>) {
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
