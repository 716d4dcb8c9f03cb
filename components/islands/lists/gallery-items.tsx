"use client";

import type { MouseEvent } from "react";
import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/ui/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Picture } from "@/lib/content/gallery";
import { type ListItemsProps, PagedList } from "./paged-list";
import { isPlainClick } from "./plain-click";

export function GalleryItems(props: ListItemsProps<Picture>) {
  return (
    <PagedList {...props} list="gallery" placeholder={<SkeletonCards count={12} />}>
      {(pictures) => (
        <Grid>
          {pictures.map(({ id, title, image }, index) => (
            <PictureCard
              key={id}
              title={title}
              image={image}
              link={(label) => (
                <a href={image} onClick={(event) => open(event, pictures, index)}>
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

/** For how long, in ms, a click waits for the viewer before it is the plain link that it would be without one. */
const patience = 8000;

/** Set while a viewer is on its way. */
let opening = false;

/** Shows a picture large, and the others of its page beside it. */
async function open(event: MouseEvent<HTMLAnchorElement>, pictures: Picture[], index: number): Promise<void> {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  if (opening) return;
  opening = true;
  const link = event.currentTarget;
  link.ariaBusy = "true";
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  try {
    const { viewPictures } = await Promise.race([import("./gallery-viewer"), late]);
    // The list may have changed to another page meanwhile.
    if (link.isConnected) viewPictures(pictures, index, link);
  } catch {
    location.assign(link.href);
  } finally {
    opening = false;
    link.ariaBusy = null;
  }
}
