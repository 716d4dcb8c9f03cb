import { MilestoneItems } from "@/components/islands/lists/milestone-items";
import { IndexPage } from "@/components/templates/index-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getListPage } from "@/lib/content/list-page";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";
import { Founding } from "./founding";
import styles from "./timeline.module.css";

export const generateMetadata = listPageMetadata(routes.timeline);

export default async function TimelinePage({ params }: ListPageProps) {
  const t = await pageWords();
  const loaded = await getListPage("timeline", params, t.language);
  if (!loaded) return <NotFoundPage />;
  const { banner, list } = loaded;
  const failed = t("failed.timeline");
  return (
    <>
      <StructuredData
        data={itemList(list, ({ year, title }) => linked(year ? `${year}: ${title}` : title), t.language)}
      />
      <IndexPage banner={banner} title={t("routes.timeline")}>
        <Founding />
        <section className={styles.journey}>
          <h2>{t("pages.timeline.journey")}</h2>
          <Listing result={list} errorLabel={failed} emptyText={t("pages.timeline.empty")}>
            {(initial) => <MilestoneItems initial={initial} errorLabel={failed} />}
          </Listing>
        </section>
      </IndexPage>
    </>
  );
}
