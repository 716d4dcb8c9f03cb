import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { GalleryList } from "./gallery-list";

export const generateMetadata = () => fixedMetadata(routes.gallery);

export default function FirstPage() {
  return <GalleryList page={1} />;
}
