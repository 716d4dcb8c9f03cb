import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { ValuesList } from "./values-list";

export const generateMetadata = () => fixedMetadata(routes.ourValues);

export default function FirstPage() {
  return <ValuesList page={1} />;
}
