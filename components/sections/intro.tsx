import type { ReactNode } from "react";
import styles from "./intro.module.css";

/** The lead text of a list page. */
export function Intro({ children }: { children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>;
}
