import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { getPageBanner } from "@/lib/content/banners";
import { getStory } from "@/lib/content/story";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.ourStory);

export default async function OurStoryPage() {
  const [banner, statement] = await Promise.all([getPageBanner(routes.ourStory), getStory()]);
  return (
    <>
      <PageBanner template="reading" banner={banner} title="Our Story" />
      <StatementSection heading="Our Story" result={statement} />
    </>
  );
}
