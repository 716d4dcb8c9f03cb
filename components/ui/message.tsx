import type { ComponentProps } from "react";
import styles from "./message.module.css";

/** A short text in place of a page's content. */
export function Message(props: ComponentProps<"div">) {
  return <div {...props} className={`container section ${styles.message}`} />;
}
