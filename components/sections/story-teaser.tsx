import { SectionHead } from "@/components/sections/section-head";
import { Link } from "@/components/ui/link";
import type { Story } from "@/lib/content/story";
import type { Milestone } from "@/lib/content/timeline";
import { routes } from "@/lib/site/routes";
import styles from "./story-teaser.module.css";

export function StoryTeaser({ story, milestones }: { story: Story | null; milestones: Milestone[] }) {
  if (!story?.excerpt && milestones.length === 0) return null;
  return (
    <section className={styles.band}>
      <div className="container section">
        <SectionHead
          tag={["ST", 500]}
          heading="Our story"
          more={{ label: "All milestones", href: routes.timeline }}
        />
        <div className={`sides ${styles.columns}`}>
          {story?.excerpt && (
            <div>
              <p className={styles.beginning}>{story.excerpt}</p>
              <Link href={routes.ourStory} className={styles.link}>
                Read the whole story
              </Link>
            </div>
          )}
          {milestones.length > 0 && (
            <ol className={styles.dates}>
              {milestones.map(({ year, title }) => (
                <li key={`${year} ${title}`}>
                  <span className={styles.year}>{year}</span>
                  <span>{title}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}
