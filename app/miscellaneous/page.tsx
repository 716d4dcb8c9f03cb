import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { MiscellaneousList } from "./miscellaneous-list";

export const metadata = pageMetadata({ title: "Miscellaneous", path: routes.miscellaneous });

export default function FirstPage() {
  return <MiscellaneousList page={1} />;
}
