import { ReadingPage } from "@/components/templates/reading-page";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { getStory } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { defaultLanguage, useWords } from "@/lib/words/use-words";

export const generateMetadata = () => fixedMetadata(routes.ourStory, defaultLanguage);

export default async function OurStoryPage() {
  const t = useWords();
  const [banner, result, next] = await Promise.all([
    getPageBanner(routes.ourStory),
    getStory(t.language),
    getReadNext([routes.timeline, routes.ourVision, routes.leadership, routes.references], t.language),
  ]);
  const title = t("routes.ourStory");
  return <ReadingPage {...{ banner, result, next }} title={title} heading={title} />;
}
