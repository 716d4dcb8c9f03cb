import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { LeadershipList } from "./leadership-list";

export const generateMetadata = () => fixedMetadata(routes.leadership);

export default function FirstPage() {
  return <LeadershipList page={1} />;
}
