import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { MiscellaneousList } from "./miscellaneous-list";

export const generateMetadata = () => fixedMetadata(routes.miscellaneous);

export default function FirstPage() {
  return <MiscellaneousList page={1} />;
}
