import { Logo } from "@/components/ui/logo";
import { PlantDrawing } from "@/components/ui/plant-drawing";
import { getSettingsOrNone } from "@/lib/content/settings";
import { company } from "@/lib/site/company";
import { pageWords } from "@/lib/words/use-words";
import styles from "./timeline.module.css";

/** Introduction above the milestones. */
export async function Founding() {
  const t = await pageWords();
  const { foundingStory } = await getSettingsOrNone(t.language);
  return (
    <section className={styles.founding}>
      <div className={styles.words}>
        <Logo size={48} />
        <p className={styles.overline}>{t("pages.timeline.overline")}</p>
        <h2>{t("pages.timeline.heading")}</h2>
        <p className={styles.text}>
          {foundingStory ?? t("company.story", { year: `${company.foundingYear}` })}
        </p>
      </div>
      <PlantDrawing />
    </section>
  );
}
