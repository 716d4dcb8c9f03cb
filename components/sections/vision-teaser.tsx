import { routes } from "@/lib/site/routes";
import { AboutPart } from "./about-part";
import styles from "./vision-teaser.module.css";

export function VisionTeaser({ vision }: { vision: string | null }) {
  if (!vision) return null;
  return (
    <AboutPart heading="Our vision" more={{ label: "Read our vision", href: routes.ourVision }}>
      <p className={styles.text}>{vision}</p>
    </AboutPart>
  );
}
