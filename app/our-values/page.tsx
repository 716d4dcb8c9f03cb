import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ValuesList } from "./values-list";

export const metadata = pageMetadata({ title: "Our Values", path: routes.ourValues });

export default function FirstPage() {
  return <ValuesList page={1} />;
}
