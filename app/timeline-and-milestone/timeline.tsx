import { MilestoneItems } from "@/components/islands/lists/milestone-items";
import { PageBanner } from "@/components/sections/page-banner";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { Listing } from "@/components/ui/listing";
import { StructuredData } from "@/components/ui/structured-data";
import { getPageBanner } from "@/lib/content/banners";
import { isOutOfRange } from "@/lib/content/page";
import { getTimeline } from "@/lib/content/timeline";
import { itemList, linked } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import { Founding } from "./founding";
import styles from "./timeline.module.css";

const failed = "Failed to load timeline";

export async function Timeline({ page }: { page: number }) {
  const [banner, milestones] = await Promise.all([getPageBanner(routes.timeline), getTimeline(page)]);
  if (isOutOfRange(milestones)) return <NotFoundPage />;
  return (
    <>
      <StructuredData data={itemList(milestones, ({ year, title }) => linked(`${year}: ${title}`))} />
      <PageBanner banner={banner} title="Timeline & Milestone" />
      <Founding />
      <section className={`container section ${styles.journey}`}>
        <h2 data-aos="title">Our Journey</h2>
        <Listing result={milestones} errorLabel={failed} emptyText="No milestones found.">
          {(initial) => <MilestoneItems initial={initial} errorLabel={failed} />}
        </Listing>
      </section>
    </>
  );
}
