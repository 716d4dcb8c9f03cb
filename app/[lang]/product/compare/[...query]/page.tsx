import { ProductComparison } from "@/components/sections/product-comparison";
import { ShareRow } from "@/components/sections/share-row";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ProductsError, ProductsPage } from "@/components/templates/products-page";
import { getPageBanner } from "@/lib/content/banners";
import { getComparison } from "@/lib/content/product-search";
import { absolute } from "@/lib/seo/graph";
import { comparisonMetadata, comparisonTitle } from "@/lib/seo/product-search";
import { finderHref } from "@/lib/site/finder-href";
import { parseFinderSegments } from "@/lib/site/finder-path";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/product/compare/[...query]">;

/** Next requires one; the others are made on demand. */
export const generateStaticParams = () => [{ query: ["-"] }];

export const generateMetadata = async ({ params }: Props) =>
  comparisonMetadata((await params).query, await pageLanguage());

/** `/product/compare/1,2,3`: products side by side. */
export default async function CompareProducts({ params }: Props) {
  const language = await pageLanguage();
  const query = parseFinderSegments("compare", (await params).query);
  const banner = await getPageBanner(routes.product, language);
  const comparison = await getComparison(query, language);
  if (!comparison.ok) return <ProductsError banner={banner} message={comparison.message} />;
  if (!comparison.data) return <NotFoundPage />;
  const { products, rows } = comparison.data;
  const title = comparisonTitle(products, language);
  return (
    <ProductsPage banner={banner} gases={[]} duty={query.duty}>
      <ProductComparison heading={title} products={products} rows={rows} />
      <ShareRow url={absolute(localPath(finderHref(query), language))} title={title} />
    </ProductsPage>
  );
}
