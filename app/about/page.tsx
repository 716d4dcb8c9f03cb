import { CommitmentsInShort } from "@/components/about/commitments-in-short";
import { LeadershipInShort } from "@/components/about/leadership-in-short";
import { VisionInShort } from "@/components/about/vision-in-short";
import { CallToAction } from "@/components/page/call-to-action";
import { PageBanner } from "@/components/page/page-banner";
import { StatementSection } from "@/components/page/statement-section";
import { StoryInShort } from "@/components/page/story-in-short";
import { ValuesInShort } from "@/components/page/values-in-short";
import { getAboutPage } from "@/lib/content/about";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";

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
