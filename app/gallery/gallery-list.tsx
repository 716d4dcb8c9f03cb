import { PictureCard } from "@/components/cards/picture-card";
import { Grid } from "@/components/page/grid";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getGallery } from "@/lib/content/gallery";
import { beyondEnd } from "@/lib/content/page";
import { routes } from "@/lib/routes";

export async function GalleryList({ page }: { page: number }) {
  const [banner, gallery] = await Promise.all([getBanner("gallery"), getGallery(page)]);
  if (beyondEnd(gallery)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Gallery" />
      <div className="container section">
        <Listing
          route={routes.gallery}
          loaded={gallery}
          failed="Failed to load content"
          empty="No pictures found."
        >
          {(pictures) => (
            <Grid>
              {pictures.map(({ id, title, image }) => (
                <PictureCard
                  key={id}
                  title={title}
                  image={image}
                  link={(label) => <a href={image}>{label}</a>}
                />
              ))}
            </Grid>
          )}
        </Listing>
      </div>
    </>
  );
}
