import { CommitmentItems } from "@/components/islands/lists/commitment-items";
import { Intro } from "@/components/sections/intro";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.commitments);

export default async function CommitmentsPage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("commitments", params, t.language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title={t("routes.commitments")}
      data={recordList("commitments", loaded.list, t.language)}
      Items={CommitmentItems}
      errorLabel={t("failed.timeline")}
      emptyText={t("pages.commitments.empty")}
    >
      <Intro>{t("pages.commitments.intro")}</Intro>
    </ListPage>
  );
}
