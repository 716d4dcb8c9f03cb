import { NotFoundPage } from "@/components/templates/not-found-page";
import { listMetadata } from "@/lib/seo/fixed-page";
import { pageNumber, somePages } from "@/lib/site/page-number";
import { feeds, routes } from "@/lib/site/routes";
import { NewsList } from "../../news-list";

type Props = PageProps<"/info-news/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.news, pageNumber(await params), feeds.news);
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <NewsList page={page} /> : <NotFoundPage />;
}
