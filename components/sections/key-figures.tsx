import type { KeyFigure } from "@/lib/content/home";
import styles from "./key-figures.module.css";

const format = new Intl.NumberFormat("en-IN");

/** Hidden when there is only one figure: a band with a single number looks empty. */
export function KeyFigures({ keyFigures }: { keyFigures: KeyFigure[] }) {
  if (keyFigures.length < 2) return null;
  return (
    <section className={styles.band} aria-label="Figures">
      <dl className={`container ${styles.figures}`}>
        {keyFigures.map(({ value, label, grouped }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{grouped ? format.format(value) : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
