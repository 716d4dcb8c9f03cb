import { Picture } from "@/components/ui/picture";
import type { Person } from "@/lib/content/leadership";
import { routes } from "@/lib/site/routes";
import styles from "./leadership-teaser.module.css";
import { Section } from "./section";

export function LeadershipTeaser({ leaders }: { leaders: Person[] }) {
  if (leaders.length === 0) return null;
  return (
    <Section
      tag={["LD", 900]}
      heading="Leadership"
      more={{ label: "All of the leadership", href: routes.leadership }}
    >
      <ul className={`cropped-images ${styles.leaders}`}>
        {leaders.map(({ id, name, image, imageAlt = "" }) => (
          <li key={id} data-aos="fade">
            {image ? (
              <Picture
                src={image}
                alt={imageAlt}
                width={390}
                height={390}
                sizes="(max-width: 64rem) 50vw, 20rem"
              />
            ) : (
              <span className={`cropped ${styles.noPortrait}`} />
            )}
            <h3>{name}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
