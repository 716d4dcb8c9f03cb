"use client";

import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/layout-primitives/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Item } from "@/lib/read/kinds";
import { routes } from "@/lib/site/routes";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/gallery.json";
import { openViewer } from "./open-viewer";
import { type ListItemsProps, PagedList } from "./paged-list";

export function GalleryItems(props: ListItemsProps<Item<"gallery">>) {
  const words = useBrowserWords("gallery", en);
  return (
    <PagedList {...props} list="gallery" route={routes.gallery} placeholder={<SkeletonCards count={12} />}>
      {(pictures) => (
        <Grid>
          {pictures.map((picture, index) => (
            <PictureCard
              key={picture.id}
              {...picture}
              link={(label) => (
                <a
                  href={picture.image}
                  data-opens=""
                  onClick={(event) => openViewer(event, pictures, index, event.currentTarget, words)}
                >
                  {label}
                </a>
              )}
            />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
