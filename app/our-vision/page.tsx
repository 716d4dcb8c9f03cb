import { ReadingPage } from "@/components/templates/reading-page";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { getStatement } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.ourVision);

export default async function OurVisionPage() {
  const [banner, result, next] = await Promise.all([
    getPageBanner(routes.ourVision),
    getStatement("vision"),
    getReadNext([routes.ourValues, routes.commitments, routes.ourStory]),
  ]);
  return <ReadingPage {...{ banner, result, next }} title="Our Vision" heading="Our Vision" />;
}
