import { GalleryItems } from "@/components/islands/lists/gallery-items";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getGallery } from "@/lib/content/gallery";
import { beyondEnd } from "@/lib/content/page";

const failed = "Failed to load content";

export async function GalleryList({ page }: { page: number }) {
  const [banner, gallery] = await Promise.all([getBanner("gallery"), getGallery(page)]);
  if (beyondEnd(gallery)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Gallery" />
      <div className="container section">
        <Listing loaded={gallery} failed={failed} empty="No pictures found.">
          {(initial) => <GalleryItems initial={initial} failed={failed} />}
        </Listing>
      </div>
    </>
  );
}
