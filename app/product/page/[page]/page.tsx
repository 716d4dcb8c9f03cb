import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listPageMetadata } from "@/lib/seo/metadata";
import { ProductList } from "../../product-list";

type Props = PageProps<"/product/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listPageMetadata({ title: "Product", route: routes.product, page: pageNumber(await params) });
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <ProductList page={page} /> : <PageNotFound />;
}
