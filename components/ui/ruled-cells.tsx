import { Children, type ReactNode } from "react";
import styles from "./ruled-cells.module.css";

/** Short texts side by side between hairlines, as many to a row as there is room for. */
export function RuledCells({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.cells}>
      {Children.map(children, (cell) => (
        <li>{cell}</li>
      ))}
    </ul>
  );
}
