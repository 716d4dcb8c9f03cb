import type { ReactNode } from "react";
import styles from "./split.module.css";

type Props = {
  /** A text and its aside (9:5), or a heading and what belongs to it (2:7). */
  ratio?: "aside" | "head";
  className?: string;
  children: ReactNode;
};

/** Two columns on wide screens, one below the other on others. */
export function Split({ ratio = "aside", className = "", children }: Props) {
  return <div className={`${styles.split} ${styles[ratio]} ${className}`.trim()}>{children}</div>;
}
