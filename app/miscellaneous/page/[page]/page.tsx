import { NotFoundPage } from "@/components/templates/not-found-page";
import { listMetadata } from "@/lib/seo/fixed-page";
import { pageNumber, somePages } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { MiscellaneousList } from "../../miscellaneous-list";

type Props = PageProps<"/miscellaneous/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.miscellaneous, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <MiscellaneousList page={page} /> : <NotFoundPage />;
}
