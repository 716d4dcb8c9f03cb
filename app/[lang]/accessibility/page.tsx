import { PageBanner } from "@/components/sections/page-banner";
import { StatementSection } from "@/components/sections/statement-section";
import { getAccessibility } from "@/lib/content/accessibility";
import { getPageBanner } from "@/lib/content/banners";
import { getReadNext } from "@/lib/content/navigation";

import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.accessibility);

export default async function AccessibilityPage() {
  const t = await pageWords();
  const [banner, statement, next] = await Promise.all([
    getPageBanner(routes.accessibility, t.language),
    getAccessibility(t.language),
    getReadNext([routes.contact, routes.privacy], t.language),
  ]);
  return (
    <>
      <PageBanner template="reading" banner={banner} title={t("routes.accessibility")} />
      <StatementSection heading={t("pages.accessibility.heading")} result={statement} next={next} />
    </>
  );
}
