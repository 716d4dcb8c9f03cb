import { PageNotFound } from "@/components/page/not-found-message";
import { pageNumber, somePages } from "@/lib/list-page";
import { routes } from "@/lib/routes";
import { listPageMetadata } from "@/lib/seo/metadata";
import { GalleryList } from "../../gallery-list";

type Props = PageProps<"/gallery/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listPageMetadata({ title: "Gallery", route: routes.gallery, page: pageNumber(await params) });
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <GalleryList page={page} /> : <PageNotFound />;
}
