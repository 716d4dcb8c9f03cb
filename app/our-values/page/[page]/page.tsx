import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listMetadata } from "@/lib/seo/fixed-page";
import { ValuesList } from "../../values-list";

type Props = PageProps<"/our-values/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.ourValues, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <ValuesList page={page} /> : <PageNotFound />;
}
