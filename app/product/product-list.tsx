import { ProductItems } from "@/components/islands/lists/product-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { getProducts } from "@/lib/content/products";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

const failed = "Failed to load content";

export async function ProductList({ page }: { page: number }) {
  const [banner, products] = await Promise.all([getPageBanner(routes.product), getProducts(page)]);
  if (isOutOfRange(products)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(products, ({ title, pdf }) => linked(title, pdf))} />
      <PageBanner banner={banner} title="Product" />
      <div className="container section">
        <Listing result={products} errorLabel={failed} emptyText="No products found.">
          {(initial) => <ProductItems initial={initial} errorLabel={failed} />}
        </Listing>
      </div>
    </>
  );
}
