import { NotFoundPage } from "@/components/templates/not-found-page";
import { listMetadata } from "@/lib/seo/fixed-page";
import { pageNumber, somePages } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { CommitmentsList } from "../../commitments-list";

type Props = PageProps<"/commitments/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.commitments, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <CommitmentsList page={page} /> : <NotFoundPage />;
}
