import { ProductItems } from "@/components/islands/lists/product-items";
import { ListPage } from "@/components/templates/list-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { getListPage } from "@/lib/content/list-page";
import { getProducts } from "@/lib/content/products";
import { listMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import type { ListPageProps } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";

export const generateMetadata = ({ params }: ListPageProps) => listMetadata(routes.product, params);

export default async function ProductsPage({ params }: ListPageProps) {
  const loaded = await getListPage(routes.product, getProducts, params);
  if (!loaded) return <NotFoundPage />;
  return (
    <ListPage
      {...loaded}
      title="Product"
      data={itemList(loaded.list, ({ title, pdf }) => linked(title, pdf))}
      Items={ProductItems}
      errorLabel="Failed to load content"
      emptyText="No products found."
    />
  );
}
