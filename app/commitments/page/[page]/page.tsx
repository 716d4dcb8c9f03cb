import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listMetadata } from "@/lib/seo/fixed-page";
import { CommitmentsList } from "../../commitments-list";

type Props = PageProps<"/commitments/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.commitments, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <CommitmentsList page={page} /> : <PageNotFound />;
}
