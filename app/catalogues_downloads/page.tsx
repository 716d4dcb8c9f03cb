import { CatalogueCard } from "@/components/cards/catalogue-card";
import { IndexPage } from "@/components/templates/index-page";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { Grid } from "@/components/ui/grid";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getCatalogues } from "@/lib/content/documents";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.catalogues);

export default async function CataloguesPage() {
  const [banner, catalogues] = await Promise.all([getPageBanner(routes.catalogues), getCatalogues()]);
  return (
    <>
      <StructuredData data={itemList(catalogues, ({ title, pdf }) => linked(title, pdf))} />
      <IndexPage banner={banner} title="Catalogues & Downloads">
        {!catalogues.ok && <ErrorAlert label="Failed to load timeline" message={catalogues.message} />}
        {catalogues.ok && catalogues.data.length === 0 && <EmptyState>No catalogues found.</EmptyState>}
        {catalogues.ok && (
          <Grid columns={4}>
            {catalogues.data.map((catalogue) => (
              <CatalogueCard key={catalogue.title} catalogue={catalogue} />
            ))}
          </Grid>
        )}
      </IndexPage>
    </>
  );
}
