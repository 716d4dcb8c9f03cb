import styles from "./figure.module.css";

/** A number that is looked at, not compared in a column, with its unit. */
export function Figure({ value, unit }: { value: string; unit?: string | null }) {
  return (
    <span className={styles.figure}>
      {value}
      {unit && <small>{`\u00a0${unit}`}</small>}
    </span>
  );
}
