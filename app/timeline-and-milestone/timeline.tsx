import { MilestoneCard } from "@/components/cards/milestone-card";
import { Listing } from "@/components/page/listing";
import { PageNotFound } from "@/components/page/not-found-message";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { beyondEnd } from "@/lib/content/page";
import { getTimeline } from "@/lib/content/timeline";
import { routes } from "@/lib/routes";
import { Founding } from "./founding";
import styles from "./timeline.module.css";

export async function Timeline({ page }: { page: number }) {
  const [banner, milestones] = await Promise.all([getBanner("timeline-and-milestone"), getTimeline(page)]);
  if (beyondEnd(milestones)) return <PageNotFound />;
  return (
    <>
      <PageBanner banner={banner} title="Timeline & Milestone" />
      <Founding />
      <section className={`container section ${styles.journey}`}>
        <h2>Our Journey</h2>
        <Listing
          route={routes.timeline}
          loaded={milestones}
          failed="Failed to load timeline"
          empty="No milestones found."
        >
          {(items) => (
            <ol className={styles.list}>
              {items.map((milestone) => (
                <li key={`${milestone.year} ${milestone.title}`}>
                  <MilestoneCard milestone={milestone} />
                </li>
              ))}
            </ol>
          )}
        </Listing>
      </section>
    </>
  );
}
