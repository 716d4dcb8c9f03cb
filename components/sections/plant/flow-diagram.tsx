import styles from "./plant.module.css";
import drawing from "./plant.svg";

const parts = ["pipes", "oxygen", "nitrogen", "liquid", "hydrogen", "equipment", "air", "tank", "power"];

/** The drawing on wide screens: pipes, the line of each product, the equipment, and again the equipment that a line passes. */
export function FlowDiagram() {
  return (
    <svg aria-hidden="true">
      {parts.map((name) => (
        <Part key={name} name={name} />
      ))}
    </svg>
  );
}

/** A symbol beside the vertical line of narrow screens. */
export function FlowSymbol({ name }: { name: string }) {
  return (
    <svg className={styles.symbol} aria-hidden="true">
      <Part name={name} />
    </svg>
  );
}

function Part({ name }: { name: string }) {
  return <use href={`${drawing.src}#${name}`} />;
}
