import type { Milestone } from "@/lib/content/items";
import type { Story } from "@/lib/content/statements";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { AboutPart } from "./about-part";
import styles from "./story-teaser.module.css";

export function StoryTeaser({ story, milestones }: { story: Story | null; milestones: Milestone[] }) {
  const t = useWords();
  if (!story?.excerpt && milestones.length === 0) return null;
  const more = story?.excerpt
    ? { label: t("sections.about.story"), href: routes.ourStory }
    : { label: t("sections.all.milestones"), href: routes.timeline };
  return (
    <AboutPart heading={t("sections.about.story")} more={more}>
      <div className={styles.columns}>
        {story?.excerpt && <p lang={story.lang}>{story.excerpt}</p>}
        {milestones.length > 0 && (
          <ol className={styles.dates}>
            {milestones.map(({ year, title, lang }) => (
              <li key={`${year} ${title}`} lang={lang}>
                <span className={styles.year}>{year}</span>
                <span>{title}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </AboutPart>
  );
}
