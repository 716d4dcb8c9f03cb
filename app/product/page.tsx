import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ProductList } from "./product-list";

export const metadata = pageMetadata({ title: "Product", path: routes.product });

export default function FirstPage() {
  return <ProductList page={1} />;
}
