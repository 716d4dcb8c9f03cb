import { NotFoundPage } from "@/components/templates/not-found-page";
import { listMetadata } from "@/lib/seo/fixed-page";
import { pageNumber, somePages } from "@/lib/site/page-number";
import { routes } from "@/lib/site/routes";
import { GalleryList } from "../../gallery-list";

type Props = PageProps<"/gallery/page/[page]">;

export const generateStaticParams = somePages;

export async function generateMetadata({ params }: Props) {
  return listMetadata(routes.gallery, pageNumber(await params));
}

export default async function FurtherPage({ params }: Props) {
  const page = pageNumber(await params);
  return page ? <GalleryList page={page} /> : <NotFoundPage />;
}
