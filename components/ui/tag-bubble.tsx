import styles from "./tag-bubble.module.css";

/** The instrument bubble of a P&ID: a function above the line, a number below it. An ornament for the eye alone. */
export function TagBubble({ letters, number }: { letters: string; number: number }) {
  return (
    <span className={styles.bubble} aria-hidden="true">
      <span>{letters}</span>
      <span>{number}</span>
    </span>
  );
}
