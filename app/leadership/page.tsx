import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { LeadershipList } from "./leadership-list";

export const metadata = pageMetadata({ title: "Leadership", path: routes.leadership });

export default function FirstPage() {
  return <LeadershipList page={1} />;
}
