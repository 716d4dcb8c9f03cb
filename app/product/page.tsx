import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { ProductList } from "./product-list";

export const generateMetadata = () => fixedMetadata(routes.product);

export default function FirstPage() {
  return <ProductList page={1} />;
}
