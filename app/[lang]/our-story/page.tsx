import { ReadingPage } from "@/components/templates/reading-page";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { readOne } from "@/lib/read/read";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.ourStory);

export default async function OurStoryPage() {
  const t = await pageWords();
  const [banner, result, next] = await Promise.all([
    getPageBanner(routes.ourStory, t.language),
    readOne("story", { language: t.language }),
    getReadNext([routes.timeline, routes.ourVision, routes.leadership, routes.references], t.language),
  ]);
  const title = t("routes.ourStory");
  return <ReadingPage {...{ banner, result, next }} title={title} heading={title} />;
}
