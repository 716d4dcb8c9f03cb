import { Figures } from "@/components/home/figures";
import { Hero } from "@/components/home/hero";
import { Industries } from "@/components/home/industries";
import { Latest } from "@/components/home/latest";
import { StoryInShort } from "@/components/home/story-in-short";
import { Summaries } from "@/components/home/summaries";
import { TurnkeyChain } from "@/components/home/turnkey-chain";
import { ValuesInShort } from "@/components/home/values-in-short";
import { CallToAction } from "@/components/page/call-to-action";
import { getHome } from "@/lib/content/home";
import { env } from "@/lib/env";
import { expertiseHref, newsHref, postHref, routes, serviceHref } from "@/lib/routes";
import { homeMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => homeMetadata(env().SITE_NAME);

const all = (label: string, href: string) => ({ label, href });

export default async function HomePage() {
  const { banner, services, expertise, figures, story, milestones, values, news, posts } = await getHome();
  return (
    <>
      <Hero banner={banner} siteName={env().SITE_NAME} />
      <TurnkeyChain />
      <Summaries
        heading="Services"
        tag={["SV", 200]}
        summaries={services}
        href={serviceHref}
        more={all("All services", routes.services)}
      />
      <Figures figures={figures} />
      <Summaries
        heading="Expertise"
        tag={["EX", 300]}
        summaries={expertise}
        href={expertiseHref}
        more={all("All expertise", routes.expertise)}
      />
      <Industries />
      <StoryInShort story={story} milestones={milestones} />
      <ValuesInShort values={values} />
      <Latest
        heading="News"
        tag={["NW", 700]}
        articles={news}
        href={newsHref}
        more={all("All news", routes.news)}
      />
      <Latest
        heading="From our desks"
        tag={["BL", 800]}
        articles={posts}
        href={postHref}
        more={all("All posts", routes.blogs)}
      />
      <CallToAction />
    </>
  );
}
