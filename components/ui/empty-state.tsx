import type { ReactNode } from "react";
import styles from "./states.module.css";

/** What a part of a page says when there is nothing in it. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
