import type { ComponentProps } from "react";
import styles from "./band.module.css";

type Props = ComponentProps<"section"> & { ground: "tint" | "mist" };

/** A section across the window on a ground of its own. */
export function Band({ ground, className = "", children, ...props }: Props) {
  return (
    <section className={`${styles.band} ${styles[ground]} ${className}`.trim()} {...props}>
      <div className="container">{children}</div>
    </section>
  );
}
