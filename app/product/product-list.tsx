import { ProductItems } from "@/components/islands/lists/product-items";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { getProducts } from "@/lib/content/products";
import { itemList, linked } from "@/lib/seo/graph";

const failed = "Failed to load content";

export async function ProductList({ page }: { page: number }) {
  const [banner, products] = await Promise.all([getBanner("product"), getProducts(page)]);
  if (beyondEnd(products)) return <PageNotFound />;
  return (
    <>
      <StructuredData data={itemList(products, ({ title, pdf }) => linked(title, pdf))} />
      <PageBanner banner={banner} title="Product" />
      <div className="container section">
        <Listing loaded={products} failed={failed} empty="No products found.">
          {(initial) => <ProductItems initial={initial} failed={failed} />}
        </Listing>
      </div>
    </>
  );
}
