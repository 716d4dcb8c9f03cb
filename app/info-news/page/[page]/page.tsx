import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { feeds, routes } from "@/lib/routes";
import { listPageMetadata } from "@/lib/seo/metadata";
import { NewsList } from "../../news-list";

type Props = PageProps<"/info-news/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  const page = pageNumber(await params);
  return listPageMetadata({ title: "Info & News", route: routes.news, page, feed: feeds.news });
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <NewsList page={page} /> : <PageNotFound />;
}
