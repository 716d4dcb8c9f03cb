import { PageBanner } from "@/components/page/page-banner";
import { StatementSection } from "@/components/page/statement-section";
import { getBanner } from "@/lib/content/banners";
import { getStory } from "@/lib/content/story";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";

export const generateMetadata = () => fixedMetadata(routes.ourStory);

export default async function OurStoryPage() {
  const [banner, statement] = await Promise.all([getBanner("our-story"), getStory()]);
  return (
    <>
      <PageBanner banner={banner} title="Our Story" />
      <StatementSection heading="Our Story" loaded={statement} />
    </>
  );
}
