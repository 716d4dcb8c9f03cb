"use client";

import { ArticleCard } from "@/components/cards/article-card";
import { Grid } from "@/components/layout-primitives/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { ArticleKind, ArticleTeaser } from "@/lib/content/articles";
import { detailsHref } from "@/lib/site/record-links";
import { type Route, routes } from "@/lib/site/routes";
import { type ListItemsProps, PagedList } from "./paged-list";

export function BlogItems(props: ListItemsProps<ArticleTeaser>) {
  return <ArticleItems {...props} list="blog" route={routes.blogs} />;
}

export function NewsItems(props: ListItemsProps<ArticleTeaser>) {
  return <ArticleItems {...props} list="news" route={routes.news} />;
}

type Props = ListItemsProps<ArticleTeaser> & { list: ArticleKind; route: Route };

function ArticleItems(props: Props) {
  return (
    <PagedList {...props} placeholder={<SkeletonCards />}>
      {(items) => (
        <Grid>
          {items.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              href={detailsHref(props.route, article.id, article.title)}
              isLead={props.list === "news" && index === 0 && items.length > 2}
            />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
