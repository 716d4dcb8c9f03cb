import { EntryCard } from "@/components/cards/entry-card";
import { Empty } from "@/components/page/empty";
import { Failed } from "@/components/page/failed";
import { Grid } from "@/components/page/grid";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getServices } from "@/lib/content/services";
import { routes, serviceHref } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({ title: "Services", path: routes.services });

export default async function ServicesPage() {
  const [banner, entries] = await Promise.all([getBanner("services"), getServices()]);
  return (
    <>
      <PageBanner banner={banner} title="Services" />
      <div className="container section">
        {!entries.ok && <Failed label="Failed to load content" message={entries.message} />}
        {entries.ok && entries.data.length === 0 && <Empty>No services found.</Empty>}
        {entries.ok && (
          <Grid>
            {entries.data.map((entry) => (
              <EntryCard key={entry.id} entry={entry} href={serviceHref(entry.id, entry.title)} />
            ))}
          </Grid>
        )}
      </div>
    </>
  );
}
