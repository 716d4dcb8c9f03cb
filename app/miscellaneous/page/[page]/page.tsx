import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listMetadata } from "@/lib/seo/fixed-page";
import { MiscellaneousList } from "../../miscellaneous-list";

type Props = PageProps<"/miscellaneous/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.miscellaneous, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <MiscellaneousList page={page} /> : <PageNotFound />;
}
