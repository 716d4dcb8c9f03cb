import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { GalleryList } from "./gallery-list";

export const metadata = pageMetadata({ title: "Gallery", path: routes.gallery });

export default function FirstPage() {
  return <GalleryList page={1} />;
}
