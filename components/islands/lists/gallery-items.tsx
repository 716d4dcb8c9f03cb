"use client";

import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/page/grid";
import { SkeletonCards } from "@/components/page/skeleton";
import type { Picture } from "@/lib/content/gallery";
import { routes } from "@/lib/routes";
import { PagedList, type PagedListProps } from "./paged-list";

type Props = Pick<PagedListProps<Picture>, "initial" | "failed">;

export function GalleryItems(props: Props) {
  return (
    <PagedList {...props} list="gallery" route={routes.gallery} placeholder={<SkeletonCards />}>
      {(pictures) => (
        <Grid>
          {pictures.map(({ id, title, image }) => (
            <PictureCard key={id} title={title} image={image} link={(label) => <a href={image}>{label}</a>} />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
