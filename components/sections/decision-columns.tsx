import type { ReactNode } from "react";
import styles from "./decision-columns.module.css";

type Props = {
  /** The key data, with the main button. */
  card: ReactNode;
  /** Further reading; on narrow screens it follows the text. */
  next?: ReactNode;
  children: ReactNode;
};

/** A text; beside it, in view for as long as the text, the card and what to read next. */
export function DecisionColumns({ card, next, children }: Props) {
  return (
    <div className={`container section ${styles.columns}`}>
      <div className={styles.side}>
        {card}
        {next}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
