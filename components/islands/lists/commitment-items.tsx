"use client";

import { TextCard } from "@/components/cards/text-card";
import { Grid } from "@/components/layout-primitives/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Item } from "@/lib/read/kinds";
import { routes } from "@/lib/site/routes";
import { type ListItemsProps, PagedList } from "./paged-list";

export function CommitmentItems(props: ListItemsProps<Item<"commitments">>) {
  return (
    <PagedList
      {...props}
      list="commitments"
      route={routes.commitments}
      placeholder={<SkeletonCards count={8} columns={2} shape="text" />}
    >
      {(items) => (
        <Grid columns={2}>
          {items.map((item) => (
            <TextCard key={item.title} {...item} />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
