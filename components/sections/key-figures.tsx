import { EvidenceLink } from "@/components/ui/evidence-link";
import { Figure } from "@/components/ui/figure";
import type { KeyFigure } from "@/lib/content/items";
import { publicationDay } from "@/lib/site/publication-date";
import { useWords } from "@/lib/words/use-words";
import styles from "./key-figures.module.css";

/** Hidden when there is only one figure: a band with a single number looks empty. */
export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  const t = useWords();
  if (figures.length < 2) return null;
  return (
    <section className={styles.band} aria-label={t("sections.keyFigures.label")}>
      <dl className={`container ${styles.figures}`}>
        {figures.map(({ value, unit, label, href, asOf }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <Figure value={value} unit={unit} />
            </dd>
            <dd className={styles.proof}>
              {asOf && publicationDay(asOf, t.language)}
              {href && <EvidenceLink href={href} label={label} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
