import { MiscellaneousItems } from "@/components/islands/lists/miscellaneous-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.miscellaneous);

export default async function MiscellaneousPage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("miscellaneous", params, t.language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title={t("routes.miscellaneous")}
      data={recordList("miscellaneous", loaded.list, t.language)}
      Items={MiscellaneousItems}
      errorLabel={t("failed.timeline")}
      emptyText={t("pages.miscellaneous.empty")}
    />
  );
}
