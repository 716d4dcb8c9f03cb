import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { SummaryList } from "@/components/sections/summaries";
import { ContactButton } from "@/components/ui/contact-button";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getSummaries } from "@/lib/content/summaries";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.expertise);

export default async function ExpertisePage() {
  const t = await pageWords();
  const [banner, entries] = await Promise.all([
    getPageBanner(routes.expertise, t.language),
    getSummaries("expertise", t.language),
  ]);
  return (
    <>
      <PageBanner template="index" banner={banner} title={t("routes.expertise")}>
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        <SummaryList kind="expertise" result={entries} emptyText={t("pages.expertise.empty")} />
      </div>
      <CallToAction />
      <StructuredData data={recordList("expertise", entries, t.language)} />
    </>
  );
}
