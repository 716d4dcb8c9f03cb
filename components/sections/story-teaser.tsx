import { Split } from "@/components/layout-primitives/split";
import type { Item, Whole } from "@/lib/read/kinds";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { AboutPart } from "./about-part";
import styles from "./story-teaser.module.css";

export function StoryTeaser({
  story,
  milestones,
}: {
  story: Whole<"story"> | null;
  milestones: Item<"timeline">[];
}) {
  const t = useWords();
  if (!story?.text && milestones.length === 0) return null;
  const more = story?.text
    ? { label: t("sections.about.story"), href: routes.ourStory }
    : { label: t("sections.all.milestones"), href: routes.timeline };
  return (
    <AboutPart heading={t("sections.about.story")} more={more}>
      <Split>
        {story?.text && (
          <p className={styles.text} lang={story.lang}>
            {story.text}
          </p>
        )}
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
      </Split>
    </AboutPart>
  );
}
