import { ReadingPage } from "@/components/templates/reading-page";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { getStory } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.ourStory);

export default async function OurStoryPage() {
  const [banner, result, next] = await Promise.all([
    getPageBanner(routes.ourStory),
    getStory(),
    getReadNext([routes.timeline, routes.ourVision, routes.leadership, routes.references]),
  ]);
  return <ReadingPage {...{ banner, result, next }} title="Our Story" heading="Our Story" />;
}
