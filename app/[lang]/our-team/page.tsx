import { TeamItems } from "@/components/islands/lists/team-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";
import styles from "./our-team.module.css";

export const generateMetadata = listPageMetadata(routes.ourTeam);

export default async function TeamPage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("team", params, t.language);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title={t("routes.ourTeam")}
      data={recordList("team", loaded.list, t.language)}
      topic="careers"
      Items={TeamItems}
      errorLabel={t("failed.team")}
      emptyText={t("pages.ourTeam.empty")}
    >
      <h2 className={styles.heading}>{t("pages.ourTeam.heading")}</h2>
    </ListPage>
  );
}
