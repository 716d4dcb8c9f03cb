import type { ReactNode } from "react";
import styles from "./rail.module.css";

/** Links or choices in one line, of which one may be current. On narrow screens the line scrolls. */
export function Rail({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {children}
    </ul>
  );
}
