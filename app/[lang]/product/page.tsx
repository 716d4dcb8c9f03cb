import { FamilyIndex, ProductFamilies } from "@/components/sections/product-families";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { ProductsPage } from "@/components/templates/products-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getListPage } from "@/lib/content/list-page";
import { gasesOf } from "@/lib/content/product-search";
import { getProductRows } from "@/lib/content/products";
import { redirectFormerPage } from "@/lib/products/former-pages";
import { listPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = listPageMetadata(routes.product);

export default async function ProductList({ params }: ListPageProps) {
  const t = await pageWords();
  const loading = getListPage("products", params, t.language);
  const [loaded, all] = await Promise.all([loading, getProductRows(t.language)]);
  const products = all.ok ? all.data : [];
  if (!loaded) redirectFormerPage((await params).page ?? "", products.length, t.language);
  if (!loaded) return <NotFoundPage />;
  const { banner, list } = loaded;
  return (
    <ProductsPage banner={banner} gases={gasesOf(products)}>
      {products.length > 0 && <FamilyIndex products={products} />}
      <Listing result={list} errorLabel={t("failed.content")} emptyText={t("pages.product.empty")}>
        {(page) => <ProductFamilies page={page} all={products} />}
      </Listing>
      <StructuredData data={recordList("products", list, t.language)} />
    </ProductsPage>
  );
}
