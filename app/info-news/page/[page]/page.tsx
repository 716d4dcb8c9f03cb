import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { feeds, routes } from "@/lib/routes";
import { listMetadata } from "@/lib/seo/fixed-page";
import { NewsList } from "../../news-list";

type Props = PageProps<"/info-news/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.news, pageNumber(await params), feeds.news);
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <NewsList page={page} /> : <PageNotFound />;
}
