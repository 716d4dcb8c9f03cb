import { GalleryItems } from "@/components/islands/lists/gallery-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getGallery } from "@/lib/content/gallery";
import { isOutOfRange } from "@/lib/content/page";
import { gallery } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

const failed = "Failed to load content";

export async function GalleryList({ page }: { page: number }) {
  const [banner, pictures] = await Promise.all([getPageBanner(routes.gallery), getGallery(page)]);
  if (isOutOfRange(pictures)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={gallery(pictures)} />
      <PageBanner banner={banner} title="Gallery" />
      <div className="container section">
        <Listing result={pictures} errorLabel={failed} emptyText="No pictures found.">
          {(initial) => <GalleryItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
