import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { Timeline } from "./timeline";

export const generateMetadata = () => fixedMetadata(routes.timeline);

export default function FirstPage() {
  return <Timeline page={1} />;
}
