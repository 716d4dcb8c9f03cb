import styles from "./plant.module.css";
import plant from "./plant.svg";

/** The drawing on wide screens. */
export function FlowDiagram() {
  return (
    <svg aria-hidden="true">
      <use href={`${plant.src}#drawing`} />
    </svg>
  );
}

/** A symbol beside the vertical line of narrow screens. */
export function FlowSymbol({ name }: { name: string }) {
  return (
    <svg className={styles.symbol} aria-hidden="true">
      <use href={`${plant.src}#${name}`} />
    </svg>
  );
}
