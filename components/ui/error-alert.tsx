import styles from "./states.module.css";

/** What a part of a page says when its content could not be had, for example "Failed to load content: Network Error". */
export function ErrorAlert({ label, message }: { label: string; message: string }) {
  return (
    <p className={styles.failed} role="alert">
      {`${label}: ${message || "Something went wrong"}`}
    </p>
  );
}
