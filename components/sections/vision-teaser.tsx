import { SectionHead } from "@/components/sections/section-head";
import { routes } from "@/lib/site/routes";
import styles from "./vision-teaser.module.css";

export function VisionTeaser({ vision }: { vision: string | null }) {
  if (!vision) return null;
  return (
    <section className="container section">
      <SectionHead
        tag={["VI", 550]}
        heading="Our vision"
        more={{ label: "The whole vision", href: routes.ourVision }}
      />
      <p className={styles.text}>{vision}</p>
    </section>
  );
}
