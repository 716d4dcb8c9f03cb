import { SummaryCard } from "@/components/cards/summary-card";
import { Empty } from "@/components/page/empty";
import { Failed } from "@/components/page/failed";
import { PageBanner } from "@/components/page/page-banner";
import { RuledGrid } from "@/components/page/ruled-grid";
import { StructuredData } from "@/components/page/structured-data";
import { Summaries } from "@/components/page/summaries";
import { getBanner } from "@/lib/content/banners";
import { getServiceSummaries, staticServicesInShort } from "@/lib/content/summaries";
import { routes, serviceHref } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";

export const generateMetadata = () => fixedMetadata(routes.services);

export default async function ServicesPage() {
  const [banner, entries] = await Promise.all([getBanner("services"), getServiceSummaries()]);
  return (
    <>
      <StructuredData data={itemList(entries, ({ id, title }) => linked(title, serviceHref(id, title)))} />
      <PageBanner banner={banner} title="Services" />
      <div className="container section">
        {!entries.ok && <Failed label="Failed to load content" message={entries.message} />}
        {entries.ok && entries.data.length === 0 && <Empty>No services found.</Empty>}
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
      <Summaries kind="staticServices" heading="At a glance" summaries={staticServicesInShort()} all />
    </>
  );
}
