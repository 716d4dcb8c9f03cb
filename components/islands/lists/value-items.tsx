"use client";

import { TextCard } from "@/components/cards/text-card";
import { Grid } from "@/components/layout-primitives/grid";
import { Picture } from "@/components/ui/picture";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Item } from "@/lib/read/kinds";
import { routes } from "@/lib/site/routes";
import { type ListItemsProps, PagedList } from "./paged-list";

export function ValueItems(props: ListItemsProps<Item<"values">>) {
  return (
    <PagedList
      {...props}
      list="values"
      route={routes.ourValues}
      placeholder={<SkeletonCards count={9} shape="text" />}
    >
      {(items) => (
        <Grid>
          {items.map(({ id, image, title, description, lang }) => (
            <TextCard
              key={id}
              title={title}
              lang={lang}
              description={description}
              icon={<Picture of={{ image }} width={32} height={32} sizes="32px" />}
            />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
