import { ValueItems } from "@/components/islands/lists/value-items";
import { Intro } from "@/components/sections/intro";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.ourValues);

export default async function ValuesPage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("values", params, t.language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title={t("routes.ourValues")}
      data={recordList("values", loaded.list, t.language)}
      topic="careers"
      Items={ValueItems}
      errorLabel={t("failed.timeline")}
      emptyText={t("pages.ourValues.empty")}
    >
      <Intro>{t("pages.ourValues.intro")}</Intro>
    </ListPage>
  );
}
