import { CallToAction } from "@/components/sections/call-to-action";
import { CommitmentsInShort } from "@/components/sections/commitments-teaser";
import { LeadershipInShort } from "@/components/sections/leadership-teaser";
import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { StoryInShort } from "@/components/sections/story-teaser";
import { ValuesInShort } from "@/components/sections/values-teaser";
import { VisionInShort } from "@/components/sections/vision-teaser";
import { getAboutPage } from "@/lib/content/about";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.about);

export default async function AboutPage() {
  const { banner, statement, story, milestones, vision, values, commitments, leaders } = await getAboutPage();
  return (
    <>
      <PageBanner banner={banner} title="About" />
      <StatementSection heading="About" loaded={statement} />
      <StoryInShort story={story} milestones={milestones} />
      <VisionInShort vision={vision} />
      <ValuesInShort values={values} />
      <CommitmentsInShort commitments={commitments} />
      <LeadershipInShort leaders={leaders} />
      <CallToAction />
    </>
  );
}
