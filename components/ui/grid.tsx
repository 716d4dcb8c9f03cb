import { Children, type ReactNode } from "react";
import styles from "./grid.module.css";

type Props = {
  children: ReactNode;
  columns?: 2 | 3 | 4;
  /** Cards with a table in them need more room: they stand side by side later. */
  roomy?: boolean;
};

/** Cards side by side, as many as there is room for. */
export function Grid({ children, columns = 3, roomy }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns} data-roomy={roomy || undefined}>
      {Children.map(children, (card) => (
        <li data-aos="fade">{card}</li>
      ))}
    </ul>
  );
}
