import { Children, type ReactNode } from "react";
import styles from "./grid.module.css";

type Props = {
  columns?: 2 | 3 | 4;
  /** Small cards: close together, and two in a row on phones. */
  isDense?: boolean;
  children: ReactNode;
};

/** Cards in columns of one width. */
export function Grid({ columns = 3, isDense = false, children }: Props) {
  return (
    <ul className={`${styles.grid} ${isDense ? styles.dense : ""}`.trim()} data-columns={columns}>
      {Children.map(children, (card) => (
        <li data-aos={isDense ? undefined : "fade"}>{card}</li>
      ))}
    </ul>
  );
}
