import type { PulledFigure } from "@/lib/read/parts";
import { Figure } from "./figure";
import styles from "./pulled-figures.module.css";

/** More would compete with the text. */
const maxShown = 4;

/** Figures from a text, shown beside it. */
export function PulledFigures({ figures = [] }: { figures?: PulledFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.slice(0, maxShown).map(({ value, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
