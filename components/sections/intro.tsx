import type { ReactNode } from "react";
import styles from "./intro.module.css";

/** The sentence or two that lead into a list. */
export function Intro({ children }: { children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>;
}
