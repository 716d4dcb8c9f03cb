import type { ComponentProps } from "react";
import styles from "./facts.module.css";

type Props = ComponentProps<"dl"> & {
  /** Values begin beside their names, for sentences; else they end with the row. */
  isText?: boolean;
};

/** Names and values, each pair a `div`, in the rows of one ruled list. */
export function Facts({ isText = false, className = "", ...props }: Props) {
  return <dl className={`${styles.facts} ${isText ? styles.text : ""} ${className}`.trim()} {...props} />;
}
