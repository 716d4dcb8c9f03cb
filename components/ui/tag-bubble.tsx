import styles from "./tag-bubble.module.css";

/** The instrument bubble of a P&ID: letters above the line, number below. Decorative. */
export function TagBubble({ letters, number }: { letters: string; number: number | string }) {
  return (
    <span className={styles.bubble} aria-hidden="true">
      <span>{letters}</span>
      <span>{number}</span>
    </span>
  );
}
