import { PageBanner } from "@/components/page/page-banner";
import { StatementSection } from "@/components/page/statement-section";
import { getBanner } from "@/lib/content/banners";
import { getStory } from "@/lib/content/story";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({ title: "Our Story", path: routes.ourStory });

export default async function OurStoryPage() {
  const [banner, statement] = await Promise.all([getBanner("our-story"), getStory()]);
  return (
    <>
      <PageBanner banner={banner} title="Our Story" />
      <StatementSection heading="Our Story" loaded={statement} />
    </>
  );
}
