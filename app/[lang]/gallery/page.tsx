import { GalleryItems } from "@/components/islands/lists/gallery-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { gallery } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.gallery);

export default async function GalleryPage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("gallery", params, t.language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title={t("routes.gallery")}
      data={gallery(loaded.list, t.language)}
      topic="press"
      Items={GalleryItems}
      errorLabel={t("failed.content")}
      emptyText={t("pages.gallery.empty")}
    />
  );
}
