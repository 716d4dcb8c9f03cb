import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { TeamList } from "./team-list";

export const metadata = pageMetadata({ title: "Our Team", path: routes.ourTeam });

export default function FirstPage() {
  return <TeamList page={1} />;
}
