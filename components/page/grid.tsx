import { Children, type ReactNode } from "react";
import styles from "./grid.module.css";

/** Cards side by side, as many as there is room for. */
export function Grid({ children, columns = 3 }: { children: ReactNode; columns?: 2 | 3 | 4 }) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
