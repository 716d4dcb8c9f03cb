import { Figures } from "@/components/home/figures";
import { Hero } from "@/components/home/hero";
import { Industries } from "@/components/home/industries";
import { TurnkeyChain } from "@/components/home/turnkey-chain";
import { CallToAction } from "@/components/page/call-to-action";
import { Latest } from "@/components/page/latest";
import { StoryInShort } from "@/components/page/story-in-short";
import { StructuredData } from "@/components/page/structured-data";
import { Summaries } from "@/components/page/summaries";
import { ValuesInShort } from "@/components/page/values-in-short";
import { getHome } from "@/lib/content/home";
import { getSettingsOrNone } from "@/lib/content/settings";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { organization, website } from "@/lib/seo/graph";

export const generateMetadata = () => fixedMetadata(routes.home);

export default async function HomePage() {
  const [home, settings] = await Promise.all([getHome(), getSettingsOrNone()]);
  const { banner, services, expertise, figures, story, milestones, values, news, posts } = home;
  return (
    <>
      <StructuredData data={[organization(settings), website()]} />
      <Hero banner={banner} siteName={env().SITE_NAME} />
      <TurnkeyChain />
      <Summaries kind="services" summaries={services} />
      <Figures figures={figures} />
      <Summaries kind="expertise" summaries={expertise} />
      <Industries />
      <StoryInShort story={story} milestones={milestones} />
      <ValuesInShort values={values} />
      <Latest kind="news" articles={news} />
      <Latest kind="posts" articles={posts} />
      <CallToAction />
    </>
  );
}
