import { CallToAction } from "@/components/sections/call-to-action";
import { PageBanner } from "@/components/sections/page-banner";
import { ServiceLine } from "@/components/sections/service-line";
import { ContactButton } from "@/components/ui/contact-button";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getServiceLine } from "@/lib/content/service-line";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.services);

export default async function ServicesPage() {
  const [banner, line] = await Promise.all([getPageBanner(routes.services), getServiceLine()]);
  return (
    <>
      <StructuredData data={itemList(line.services, ({ title, href }) => linked(title, href))} />
      <PageBanner template="index" banner={banner} title="Services">
        <ContactButton isSmall />
      </PageBanner>
      <div className="container section">
        <ServiceLine {...line} />
      </div>
      <CallToAction
        heading="Send what you have: drawings, log sheets, nameplate data"
        text="We answer with a scope of work and a price."
      />
    </>
  );
}
