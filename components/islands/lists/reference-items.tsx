"use client";

import { ReferenceRows } from "@/components/cards/reference-rows";
import { Picture } from "@/components/ui/picture";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Reference } from "@/lib/content/references";
import { type ListItemsProps, PagedList } from "./paged-list";
import styles from "./reference-items.module.css";

export function ReferenceItems(props: ListItemsProps<Reference>) {
  return (
    <PagedList
      {...props}
      list="references"
      placeholder={<SkeletonCards columns={1} count={12} shape="text" />}
    >
      {(items) => <ReferenceRows references={items} level={2} className={styles.pictured} image={imageOf} />}
    </PagedList>
  );
}

function imageOf({ image, imageAlt = "", imageDark }: Reference) {
  if (!image) return null;
  return (
    <Picture
      className="cropped"
      src={image}
      dark={imageDark}
      alt={imageAlt}
      width={176}
      height={132}
      sizes="(max-width: 64rem) 6rem, 11rem"
    />
  );
}
