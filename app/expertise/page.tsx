import { SummaryCard } from "@/components/cards/summary-card";
import { Empty } from "@/components/page/empty";
import { Failed } from "@/components/page/failed";
import { PageBanner } from "@/components/page/page-banner";
import { RuledGrid } from "@/components/page/ruled-grid";
import { StructuredData } from "@/components/page/structured-data";
import { getBanner } from "@/lib/content/banners";
import { getExpertiseSummaries } from "@/lib/content/summaries";
import { expertiseHref, routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";

export const generateMetadata = () => fixedMetadata(routes.expertise);

export default async function ExpertisePage() {
  const [banner, entries] = await Promise.all([getBanner("expertise"), getExpertiseSummaries()]);
  return (
    <>
      <StructuredData data={itemList(entries, ({ id, title }) => linked(title, expertiseHref(id, title)))} />
      <PageBanner banner={banner} title="Expertise" />
      <div className="container section">
        {!entries.ok && <Failed label="Failed to load content" message={entries.message} />}
        {entries.ok && entries.data.length === 0 && <Empty>No expertise found.</Empty>}
        {entries.ok && entries.data.length > 0 && (
          <RuledGrid>
            {entries.data.map((entry) => (
              <SummaryCard
                key={entry.id}
                summary={entry}
                href={expertiseHref(entry.id, entry.title)}
                tag={`EX-${300 + entry.number}`}
                level={2}
              />
            ))}
          </RuledGrid>
        )}
      </div>
    </>
  );
}
