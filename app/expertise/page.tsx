import { SummaryCard } from "@/components/cards/summary-card";
import { PageBanner } from "@/components/sections/page-banner";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { RuledGrid } from "@/components/ui/ruled-grid";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { getExpertiseSummaries } from "@/lib/content/summaries";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { itemList, linked } from "@/lib/seo/graph";
import { expertiseHref, routes } from "@/lib/site/routes";

export const generateMetadata = () => fixedMetadata(routes.expertise);

export default async function ExpertisePage() {
  const [banner, entries] = await Promise.all([getPageBanner(routes.expertise), getExpertiseSummaries()]);
  return (
    <>
      <StructuredData data={itemList(entries, ({ id, title }) => linked(title, expertiseHref(id, title)))} />
      <PageBanner banner={banner} title="Expertise" />
      <div className="container section">
        {!entries.ok && <ErrorAlert label="Failed to load content" message={entries.message} />}
        {entries.ok && entries.data.length === 0 && <EmptyState>No expertise found.</EmptyState>}
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
