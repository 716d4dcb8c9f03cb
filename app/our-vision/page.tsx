import { ReadingPage } from "@/components/templates/reading-page";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";
import { getStatement } from "@/lib/content/statements";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { defaultLanguage, useWords } from "@/lib/words/use-words";

export const generateMetadata = () => fixedMetadata(routes.ourVision, defaultLanguage);

export default async function OurVisionPage() {
  const t = useWords();
  const [banner, result, next] = await Promise.all([
    getPageBanner(routes.ourVision),
    getStatement("vision", t.language),
    getReadNext([routes.ourValues, routes.commitments, routes.ourStory], t.language),
  ]);
  const title = t("routes.ourVision");
  return <ReadingPage {...{ banner, result, next }} title={title} heading={title} />;
}
