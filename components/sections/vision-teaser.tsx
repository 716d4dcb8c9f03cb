import type { Worded } from "@/lib/read/parts";
import { routes } from "@/lib/site/routes";
import { useWords } from "@/lib/words/use-words";
import { AboutPart } from "./about-part";
import styles from "./vision-teaser.module.css";

export function VisionTeaser({ vision }: { vision: ({ text: string } & Worded) | null }) {
  const t = useWords();
  if (!vision) return null;
  return (
    <AboutPart
      heading={t("sections.about.vision")}
      more={{ label: t("sections.about.vision"), href: routes.ourVision }}
    >
      <p className={styles.text} lang={vision.lang}>
        {vision.text}
      </p>
    </AboutPart>
  );
}
