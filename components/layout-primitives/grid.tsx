import { Children, type ReactNode } from "react";
import styles from "./grid.module.css";

type Props = {
  columns?: 2 | 3 | 4;
  /** Small cards: close together, and two in a row on phones. */
  isDense?: boolean;
  children: ReactNode;
};

const names = { 1: styles.one, 2: "", 3: styles.three, 4: styles.four };

/** A class for each number: a page has the rules of its own. */
export const gridClass = (columns: keyof typeof names) => `${styles.grid} ${names[columns]}`.trim();

/** Cards in columns of one width. */
export function Grid({ columns = 3, isDense = false, children }: Props) {
  return (
    <ul className={`${gridClass(columns)} ${isDense ? styles.dense : ""}`.trim()}>
      {Children.map(children, (card) => (
        <li data-aos={isDense ? undefined : "fade"}>{card}</li>
      ))}
    </ul>
  );
}
