import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Item } from "@/lib/read/kinds";
import styles from "./milestone-card.module.css";

export function MilestoneCard({ milestone }: { milestone: Item<"timeline"> }) {
  const { year, title, description } = milestone;
  return (
    <article className={`cropped-images ${styles.card}`} lang={milestone.lang}>
      <Picture of={milestone} width={480} height={360} sizes="(max-width: 48rem) 100vw, 18rem" />
      <p className={styles.year}>{year}</p>
      <div>
        <h3>{title}</h3>
        <RichText html={description} />
      </div>
    </article>
  );
}
