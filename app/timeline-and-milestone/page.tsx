import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { Timeline } from "./timeline";

export const metadata = pageMetadata({ title: "Timeline & Milestone", path: routes.timeline });

export default function FirstPage() {
  return <Timeline page={1} />;
}
