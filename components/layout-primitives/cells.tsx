import type { ComponentProps } from "react";
import styles from "./cells.module.css";

/** Two to four short facts side by side, each a `div` with its name and value; two in a row on narrow screens. */
export function Cells({ className = "", ...props }: ComponentProps<"dl">) {
  return <dl className={`${styles.cells} ${className}`.trim()} {...props} />;
}
