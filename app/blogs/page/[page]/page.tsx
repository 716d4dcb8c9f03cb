import { NotFoundPage } from "@/components/templates/not-found-page";
import { listMetadata } from "@/lib/seo/fixed-page";
import { pageNumber, somePages } from "@/lib/site/page-number";
import { feeds, routes } from "@/lib/site/routes";
import { BlogList } from "../../blog-list";

type Props = PageProps<"/blogs/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.blogs, pageNumber(await params), feeds.blog);
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <BlogList page={page} /> : <NotFoundPage />;
}
