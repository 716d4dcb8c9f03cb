import { GalleryItems } from "@/components/islands/lists/gallery-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/lists";
import { listMetadata } from "@/lib/seo/fixed-page";
import { gallery } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.gallery, params);

export default async function GalleryPage({ params }: ListPageProps) {
  const loaded = await getListPage("gallery", params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Gallery"
      data={gallery(loaded.list)}
      Items={GalleryItems}
      errorLabel="Failed to load content"
      emptyText="No pictures found."
    />
  );
}
