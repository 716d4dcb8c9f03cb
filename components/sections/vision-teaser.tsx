import { routes } from "@/lib/site/routes";
import { Section } from "./section";
import styles from "./vision-teaser.module.css";

export function VisionTeaser({ vision }: { vision: string | null }) {
  if (!vision) return null;
  return (
    <Section
      tag={["VI", 550]}
      heading="Our vision"
      more={{ label: "The whole vision", href: routes.ourVision }}
    >
      <p className={styles.text}>{vision}</p>
    </Section>
  );
}
