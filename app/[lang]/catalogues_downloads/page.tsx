import { CatalogueCard } from "@/components/cards/catalogue-card";
import { Grid } from "@/components/layout-primitives/grid";
import { IndexPage } from "@/components/templates/index-page";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedContent } from "@/components/ui/failed-content";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getCatalogues } from "@/lib/content/documents";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.catalogues);

export default async function CataloguesPage() {
  const t = await pageWords();
  const catalogues = await getCatalogues(t.language);
  return (
    <>
      <IndexPage banner={await getPageBanner(routes.catalogues, t.language)} title={t("routes.catalogues")}>
        {!catalogues.ok && <FailedContent label={t("failed.timeline")} message={catalogues.message} />}
        {catalogues.ok && catalogues.data.length === 0 && (
          <EmptyState>{t("pages.catalogues.empty")}</EmptyState>
        )}
        {catalogues.ok && (
          <Grid columns={4}>
            {catalogues.data.map((catalogue) => (
              <CatalogueCard key={catalogue.title} catalogue={catalogue} />
            ))}
          </Grid>
        )}
      </IndexPage>
      <StructuredData data={recordList("catalogues", catalogues, t.language)} />
    </>
  );
}
