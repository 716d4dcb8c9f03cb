import { GalleryItems } from "@/components/islands/lists/gallery-items";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getGallery } from "@/lib/content/gallery";
import { beyondEnd } from "@/lib/content/page";
import { gallery } from "@/lib/seo/graph";

const failed = "Failed to load content";

export async function GalleryList({ page }: { page: number }) {
  const [banner, pictures] = await Promise.all([getBanner("gallery"), getGallery(page)]);
  if (beyondEnd(pictures)) return <PageNotFound />;
  return (
    <>
      <StructuredData data={gallery(pictures)} />
      <PageBanner banner={banner} title="Gallery" />
      <div className="container section">
        <Listing loaded={pictures} failed={failed} empty="No pictures found.">
          {(initial) => <GalleryItems initial={initial} failed={failed} />}
        </Listing>
      </div>
    </>
  );
}
