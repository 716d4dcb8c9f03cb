"use client";

import { ReferenceRows } from "@/components/cards/reference-rows";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Reference } from "@/lib/content/references";
import { type ListItemsProps, PagedList } from "./paged-list";

export function ReferenceItems(props: ListItemsProps<Reference>) {
  return (
    <PagedList
      {...props}
      list="references"
      placeholder={<SkeletonCards columns={1} count={12} shape="text" />}
    >
      {(items) => <ReferenceRows references={items} level={2} />}
    </PagedList>
  );
}
