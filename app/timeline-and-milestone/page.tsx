import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { Timeline } from "./timeline";

export const generateMetadata = () => fixedMetadata(routes.timeline);

export default function FirstPage() {
  return <Timeline page={1} />;
}
