import { PdfLink } from "@/components/ui/pdf-link";
import type { Catalogue } from "@/lib/content/catalogues";
import styles from "./catalogue-card.module.css";

export function CatalogueCard({ catalogue }: { catalogue: Catalogue }) {
  return (
    <article className={styles.card}>
      <svg viewBox="0 0 48 64" className={styles.sheet} fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4 2h28l12 12v48H4zM32 2v12h12" />
        <path d="M12 28h24M12 36h24M12 44h24M12 52h14" />
      </svg>
      <h2>{catalogue.title}</h2>
      {catalogue.pdf && <PdfLink href={catalogue.pdf} text="View / Download" of={catalogue.title} />}
    </article>
  );
}
