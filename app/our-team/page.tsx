import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { TeamList } from "./team-list";

export const generateMetadata = () => fixedMetadata(routes.ourTeam);

export default function FirstPage() {
  return <TeamList page={1} />;
}
