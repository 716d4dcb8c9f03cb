import { EntryCard } from "@/components/cards/entry-card";
import { Empty } from "@/components/page/empty";
import { Failed } from "@/components/page/failed";
import { Grid } from "@/components/page/grid";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getExpertise } from "@/lib/content/expertise";
import { expertiseHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({ title: "Expertise", path: routes.expertise });

export default async function ExpertisePage() {
  const [banner, entries] = await Promise.all([getBanner("expertise"), getExpertise()]);
  return (
    <>
      <PageBanner banner={banner} title="Expertise" />
      <div className="container section">
        {!entries.ok && <Failed label="Failed to load content" message={entries.message} />}
        {entries.ok && entries.data.length === 0 && <Empty>No expertise found.</Empty>}
        {entries.ok && (
          <Grid>
            {entries.data.map((entry) => (
              <EntryCard key={entry.id} entry={entry} href={expertiseHref(entry.id, entry.title)} />
            ))}
          </Grid>
        )}
      </div>
    </>
  );
}
