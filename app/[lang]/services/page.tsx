import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ServiceLine } from "@/components/sections/service-line";
import { ContactButton } from "@/components/ui/contact-button";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getServiceLine } from "@/lib/content/service-line";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { recordList } from "@/lib/seo/item-list";
import { routes } from "@/lib/site/routes";
import { pageWords } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.services);

export default async function ServicesPage() {
  const t = await pageWords();
  const [banner, line] = await Promise.all([
    getPageBanner(routes.services, t.language),
    getServiceLine(t.language),
  ]);
  return (
    <>
      <PageBanner template="index" banner={banner} title={t("routes.services")}>
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        <ServiceLine {...line} />
      </div>
      <CallToAction ending="work" />
      <StructuredData data={recordList("services", line.services, t.language)} />
    </>
  );
}
