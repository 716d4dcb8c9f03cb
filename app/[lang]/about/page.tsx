import { CallToAction } from "@/components/sections/call-to-action";
import { CommitmentsTeaser } from "@/components/sections/commitments-teaser";
import { KeyFigures } from "@/components/sections/key-figures";
import { LeadershipTeaser } from "@/components/sections/leadership-teaser";
import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { StoryTeaser } from "@/components/sections/story-teaser";
import { ValuesTeaser } from "@/components/sections/values-teaser";
import { VisionTeaser } from "@/components/sections/vision-teaser";
import { ContactButton } from "@/components/ui/contact-button";
import { getAboutPage } from "@/lib/content/about";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.about);

export default async function AboutPage() {
  const t = await pageWords();
  const { banner, statement, figures, story, milestones, vision, values, commitments, leaders } =
    await getAboutPage();
  return (
    <>
      <PageBanner template="reading" banner={banner} title={t("routes.about")}>
        <ContactButton />
      </PageBanner>
      <KeyFigures figures={figures} />
      <StatementSection heading={t("routes.about")} result={statement} isIntroduction />
      <StoryTeaser story={story} milestones={milestones} />
      <VisionTeaser vision={vision} />
      <ValuesTeaser values={values} />
      <CommitmentsTeaser commitments={commitments} />
      <LeadershipTeaser leaders={leaders} />
      <CallToAction />
    </>
  );
}
