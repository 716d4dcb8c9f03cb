import { Children, type ReactNode } from "react";
import styles from "./ruled-grid.module.css";

/** Cells of one ruled table, as many side by side as there is room for. */
export function RuledGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (cell) => (
        <li data-aos="fade">{cell}</li>
      ))}
    </ul>
  );
}
