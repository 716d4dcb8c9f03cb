import { Children, type ReactNode } from "react";
import styles from "./ruled-grid.module.css";

/** Cards as the cells of a ruled table. */
export function RuledGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (cell) => (
        <li data-aos="fade">{cell}</li>
      ))}
    </ul>
  );
}
