import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { TeamList } from "./team-list";

export const generateMetadata = () => fixedMetadata(routes.ourTeam);

export default function FirstPage() {
  return <TeamList page={1} />;
}
