import styles from "./not-found-page.module.css";

/** A flow line that ends in a blind flange, behind a tag with the status code. Decorative. */
export function NotFoundDrawing({ code }: { code: number }) {
  return (
    <svg
      viewBox="0 0 360 72"
      width="360"
      height="72"
      className={styles.drawing}
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.line} d="M0 36h8M72 36h72M184 36h104" />
      <circle cx="40" cy="36" r="31" />
      <path d="M9 36h62M144 24l40 24V24l-40 24zM164 36V18M154 18h20M288 22v28M298 16v40" />
      <path className={styles.missing} d="M310 36h50" />
      <text x="40" y="28">
        {code}
      </text>
    </svg>
  );
}
