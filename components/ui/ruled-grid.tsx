import { Children, type ReactNode } from "react";
import styles from "./ruled-grid.module.css";

/** Cards as the cells of a ruled table. */
export function RuledGrid({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  // Known before the last cell arrives: rules of its place from the end would move the others.
  const shared = [0, Math.min(count, 4), 2][count % 3] ?? 0;
  return (
    <ul className={styles.grid}>
      {Children.map(children, (cell, index) => (
        <li
          data-aos="fade"
          data-wide={(count % 2 === 1 && index === count - 1) || undefined}
          data-half={index >= count - shared || undefined}
        >
          {cell}
        </li>
      ))}
    </ul>
  );
}
