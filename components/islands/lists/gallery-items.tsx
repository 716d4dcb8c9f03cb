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
          {pictures.map(({ id, title, image, imageAlt, imageDark }, index) => (
            <PictureCard
              key={id}
              title={title}
              image={image}
              imageAlt={imageAlt}
              imageDark={imageDark}
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

/** After this time a click follows the link to the image. */
const viewerTimeoutMs = 8000;

let isLoading = false;

/** Opens the viewer with all images of the page. */
async function open(event: MouseEvent<HTMLAnchorElement>, pictures: Picture[], index: number): Promise<void> {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  if (isLoading) return;
  isLoading = true;
  const link = event.currentTarget;
  link.ariaBusy = "true";
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, viewerTimeoutMs));
  try {
    const { viewPictures } = await Promise.race([import("./gallery-viewer"), timeout]);
    // The list may show another page by now.
    if (link.isConnected) viewPictures(pictures, index, link);
  } catch {
    location.assign(link.href);
  } finally {
    isLoading = false;
    link.ariaBusy = null;
  }
}
