import type { ComponentProps, ReactNode } from "react";
import styles from "./decision-columns.module.css";
import { FactsCard } from "./facts-card";

type Props = ComponentProps<typeof FactsCard> & {
  /** Further reading; on narrow screens it follows the text. */
  next?: ReactNode;
  children: ReactNode;
};

/** A text; beside it, in view for as long as the text, the card and what to read next. */
export function DecisionColumns({ next, children, ...facts }: Props) {
  return (
    <div className={`container section ${styles.columns}`}>
      <div className={styles.side}>
        <FactsCard {...facts} />
        {next}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
