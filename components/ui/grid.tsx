import { Children, type ReactNode } from "react";
import styles from "./grid.module.css";

type Props = {
  children: ReactNode;
  columns?: 2 | 3 | 4;
  /** Delays the columns to wider screens: cards with a table need the room. */
  roomy?: boolean;
};

export function Grid({ children, columns = 3, roomy }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns} data-roomy={roomy || undefined}>
      {Children.map(children, (card) => (
        <li data-aos="fade">{card}</li>
      ))}
    </ul>
  );
}
