import { Logo } from "@/components/ui/logo";
import { PlantDrawing } from "@/components/ui/plant-drawing";
import { company, foundingStory } from "@/lib/site/company";
import styles from "./timeline.module.css";

/** Introduction above the milestones. */
export function Founding() {
  return (
    <section className={styles.founding}>
      <div className={styles.words}>
        <Logo size={48} />
        <p className={styles.overline}>OVER THE YEARS OF</p>
        <h2>Turning Dreams into Reality</h2>
        <p className={styles.text}>
          Established in {company.foundingYear} {foundingStory}
        </p>
      </div>
      <PlantDrawing />
    </section>
  );
}
