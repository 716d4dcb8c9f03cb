"use client";

import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/ui/grid";
import { RichText } from "@/components/ui/rich-text";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Product } from "@/lib/content/products";
import { type ListItemsProps, PagedList } from "./paged-list";

export function ProductItems(props: ListItemsProps<Product>) {
  return (
    <PagedList {...props} list="products" placeholder={<SkeletonCards count={9} />}>
      {(items) => (
        <Grid roomy>
          {items.map(({ id, title, image, description, pdf }) => (
            <PictureCard key={id} title={title} image={image}>
              <RichText html={description} />
              {pdf && (
                <a
                  href={pdf}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Data sheet of ${title} (PDF, new tab)`}
                >
                  Data sheet (PDF)
                </a>
              )}
            </PictureCard>
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
