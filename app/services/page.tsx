import { PageBanner } from "@/components/sections/page-banner";
import { Summaries, SummaryList } from "@/components/sections/summaries";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getSummaries, staticServiceSummaries } from "@/lib/content/summaries";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes, serviceHref } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.services);

export default async function ServicesPage() {
  const [banner, entries] = await Promise.all([getPageBanner(routes.services), getSummaries("services")]);
  return (
    <>
      <StructuredData data={itemList(entries, ({ id, title }) => linked(title, serviceHref(id, title)))} />
      <PageBanner banner={banner} title="Services" />
      <div className="container section">
        <SummaryList kind="services" result={entries} emptyText="No services found." />
      </div>
      <Summaries kind="staticServices" heading="At a glance" summaries={staticServiceSummaries()} all />
    </>
  );
}
