import { Picture } from "@/components/ui/picture";
import type { Person } from "@/lib/content/chosen-records";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { AboutPart } from "./about-part";
import styles from "./leadership-teaser.module.css";

export function LeadershipTeaser({ leaders }: { leaders: Person[] }) {
  const t = useWords();
  if (leaders.length === 0) return null;
  return (
    <AboutPart
      heading={t("sections.about.leadership")}
      more={{ label: t("sections.about.meetLeaders"), href: routes.leadership }}
    >
      <ul className={`cropped-images ${styles.leaders}`}>
        {leaders.map(({ id, name, image, imageAlt }) => (
          <li key={id}>
            {image ? (
              <Picture
                of={{ image, imageAlt }}
                width={320}
                height={320}
                sizes="(width < 40rem) 45vw, 14rem"
              />
            ) : (
              <span className={`cropped ${styles.noPortrait}`} />
            )}
            <h3>{name}</h3>
          </li>
        ))}
      </ul>
    </AboutPart>
  );
}
