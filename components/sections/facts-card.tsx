import type { ReactNode } from "react";
import { Facts } from "@/components/layout-primitives/facts";
import type { Fact } from "@/lib/products/facts";
import { useWords } from "@/lib/words/use-words";
import styles from "./facts-card.module.css";

type Props = {
  heading?: string;
  /** The visitor's own values, above the button. */
  duty?: ReactNode;
  facts: Fact[];
  /** The page's main button. */
  action: ReactNode;
  /** Links to documents and lists, in the line below the facts. */
  links?: ReactNode;
};

/** The main button, visible without scrolling, then the key data and links to documents and lists. */
export function FactsCard({ heading, duty, facts, action, links }: Props) {
  const t = useWords();
  // A button alone needs no box.
  const hasBox = heading || duty || links || facts.length > 0;
  return (
    <aside className={hasBox ? styles.card : styles.bare} aria-label={t("sections.factsCard.label")}>
      {duty}
      {action}
      {heading && <h2>{heading}</h2>}
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ label, value, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label may have several rows, and the card never changes
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </Facts>
      )}
      {links && <p className={`reach ${styles.links}`}>{links}</p>}
    </aside>
  );
}
