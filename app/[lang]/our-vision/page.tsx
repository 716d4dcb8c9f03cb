import { ReadingPage } from "@/components/templates/reading-page";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { readOne } from "@/lib/read/read";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.ourVision);

export default async function OurVisionPage() {
  const t = await pageWords();
  const [banner, result, next] = await Promise.all([
    getPageBanner(routes.ourVision, t.language),
    readOne("vision", { language: t.language }),
    getReadNext([routes.ourValues, routes.commitments, routes.ourStory], t.language),
  ]);
  const title = t("routes.ourVision");
  return <ReadingPage {...{ banner, result, next }} title={title} heading={title} />;
}
