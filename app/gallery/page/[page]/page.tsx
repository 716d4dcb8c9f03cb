import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listMetadata } from "@/lib/seo/fixed-page";
import { GalleryList } from "../../gallery-list";

type Props = PageProps<"/gallery/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.gallery, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <GalleryList page={page} /> : <PageNotFound />;
}
