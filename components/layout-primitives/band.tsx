import type { ComponentProps } from "react";
import styles from "./band.module.css";

type Props = ComponentProps<"section"> & { isEnd?: boolean };

/** A section across the window on a ground of its own: the end of a page, or between others. */
export function Band({ isEnd, className = "", children, ...props }: Props) {
  return (
    <section
      className={`${styles.band} ${isEnd ? styles.end : styles.between} ${className}`.trim()}
      {...props}
    >
      <div className="container">{children}</div>
    </section>
  );
}
