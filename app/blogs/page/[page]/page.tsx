import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { feeds, routes } from "@/lib/routes";
import { listPageMetadata } from "@/lib/seo/metadata";
import { BlogList } from "../../blog-list";

type Props = PageProps<"/blogs/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  const page = pageNumber(await params);
  return listPageMetadata({ title: "Blogs", route: routes.blogs, page, feed: feeds.posts });
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <BlogList page={page} /> : <PageNotFound />;
}
