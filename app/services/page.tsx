import { SummaryCard } from "@/components/cards/summary-card";
import { PageBanner } from "@/components/sections/page-banner";
import { Summaries } from "@/components/sections/summaries";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { RuledGrid } from "@/components/ui/ruled-grid";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getServiceSummaries, staticServiceSummaries } from "@/lib/content/summaries";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { routes, serviceHref } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.services);

export default async function ServicesPage() {
  const [banner, entries] = await Promise.all([getPageBanner(routes.services), getServiceSummaries()]);
  return (
    <>
      <StructuredData data={itemList(entries, ({ id, title }) => linked(title, serviceHref(id, title)))} />
      <PageBanner banner={banner} title="Services" />
      <div className="container section">
        {!entries.ok && <ErrorAlert label="Failed to load content" message={entries.message} />}
        {entries.ok && entries.data.length === 0 && <EmptyState>No services found.</EmptyState>}
        {entries.ok && entries.data.length > 0 && (
          <RuledGrid>
            {entries.data.map((entry) => (
              <SummaryCard
                key={entry.id}
                summary={entry}
                href={serviceHref(entry.id, entry.title)}
                tag={`SV-${200 + entry.number}`}
                level={2}
              />
            ))}
          </RuledGrid>
        )}
      </div>
      <Summaries kind="staticServices" heading="At a glance" summaries={staticServiceSummaries()} all />
    </>
  );
}
