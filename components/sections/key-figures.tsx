import { Cells } from "@/components/layout-primitives/cells";
import { EvidenceLink } from "@/components/ui/evidence-link";
import { Figure } from "@/components/ui/figure";
import type { ProvenFigure } from "@/lib/content/key-figures";
import { publicationDay } from "@/lib/site/publication-date";
import { useWords } from "@/lib/words/use-words";
import styles from "./key-figures.module.css";

type Shown = Pick<ProvenFigure, "value" | "label"> & { unit?: string | null } & Partial<
    Pick<ProvenFigure, "href" | "asOf" | "evidence" | "evidenceLang" | "lang">
  >;

/** Hidden when there is only one figure: a band with a single number looks empty. @param heading read out */
export function KeyFigures({ heading, figures }: { heading?: string | null; figures: Shown[] }) {
  const t = useWords();
  if (figures.length < 2) return null;
  return (
    <section className={styles.band} aria-label={heading ?? t("sections.keyFigures.label")}>
      <Cells className={`container ${styles.figures}`}>
        {figures.map(({ value, unit, label, href, asOf, evidence, evidenceLang, lang }) => (
          <div key={label} lang={lang}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <Figure value={value} unit={unit} />
            </dd>
            <dd className={styles.proof}>
              {asOf && publicationDay(asOf, lang ?? t.language)}
              {href && (
                <EvidenceLink
                  href={href}
                  title={evidence}
                  label={label}
                  lang={evidenceLang ?? (lang && t.language)}
                />
              )}
            </dd>
          </div>
        ))}
      </Cells>
    </section>
  );
}
