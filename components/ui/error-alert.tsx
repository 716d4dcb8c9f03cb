import styles from "./states.module.css";

/** Replaces content that failed to load, for example "Failed to load content: Network Error". */
export function ErrorAlert({ label, message }: { label: string; message: string }) {
  return (
    <p className={styles.failed} role="alert">
      {`${label}: ${message}`}
    </p>
  );
}
