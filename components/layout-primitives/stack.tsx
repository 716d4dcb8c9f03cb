import type { ComponentProps } from "react";
import styles from "./stack.module.css";

type Props = ComponentProps<"div"> & {
  /** Step of the space between its parts. */
  gap: 4 | 6 | 8 | 12;
};

/** Parts below each other, none wider than their column. */
export function Stack({ gap, className = "", ...props }: Props) {
  return <div className={`${styles.stack} ${styles[`gap${gap}`]} ${className}`.trim()} {...props} />;
}
