import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { Industries } from "@/components/sections/industries";
import { KeyFigures } from "@/components/sections/key-figures";
import { LatestArticles } from "@/components/sections/latest-articles";
import { StoryTeaser } from "@/components/sections/story-teaser";
import { Summaries } from "@/components/sections/summaries";
import { TurnkeyChain } from "@/components/sections/turnkey-chain";
import { ValuesTeaser } from "@/components/sections/values-teaser";
import { StructuredData } from "@/components/ui/structured-data";
import { getHome } from "@/lib/content/home";
import { getSettingsOrNone } from "@/lib/content/settings";
import { env } from "@/lib/runtime/env";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { organization, website } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.home);

export default async function HomePage() {
  const [home, settings] = await Promise.all([getHome(), getSettingsOrNone()]);
  const { banner, services, expertise, keyFigures, story, milestones, values, news, blogs } = home;
  return (
    <>
      <StructuredData data={[organization(settings), website()]} />
      <Hero banner={banner} siteName={env().SITE_NAME} />
      <TurnkeyChain />
      <Summaries kind="services" summaries={services} />
      <KeyFigures keyFigures={keyFigures} />
      <Summaries kind="expertise" summaries={expertise} />
      <Industries />
      <StoryTeaser story={story} milestones={milestones} />
      <ValuesTeaser values={values} />
      <LatestArticles kind="news" articles={news} />
      <LatestArticles kind="blog" articles={blogs} />
      <CallToAction />
    </>
  );
}
