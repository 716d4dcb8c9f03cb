"use client";

import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/ui/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { ArticleKind, ArticleTeaser } from "@/lib/content/articles";
import { blogHref, newsHref } from "@/lib/site/record-links";
import { type ListItemsProps, PagedList } from "./paged-list";

export function BlogItems(props: ListItemsProps<ArticleTeaser>) {
  return <ArticleItems {...props} list="blog" href={blogHref} />;
}

export function NewsItems(props: ListItemsProps<ArticleTeaser>) {
  return <ArticleItems {...props} list="news" href={newsHref} />;
}

type Props = ListItemsProps<ArticleTeaser> & { list: ArticleKind; href: typeof blogHref };

function ArticleItems({ href, ...props }: Props) {
  return (
    <PagedList {...props} placeholder={<SkeletonCards />}>
      {(items) => (
        <Grid>
          {items.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              href={href(article.id, article.title)}
              isLead={props.list === "news" && index === 0 && items.length > 2}
            />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
