"use client";

import styles from "@/components/templates/message-page.module.css";

type Props = { error: Error & { digest?: string; status?: number }; retry: () => void };

/** What stands instead of a page that could not be shown. The stack is for development only. */
export function ErrorMessage({ error, retry }: Props) {
  const text = [error.status, error.message].filter(Boolean).join(" ");
  return (
    <div className={`container section ${styles.message}`}>
      <h1>Unexpected Application Error!</h1>
      {text && <p role="alert">{text}</p>}
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
      {process.env.NODE_ENV === "development" && error.stack && (
        <pre className={styles.details}>{error.stack}</pre>
      )}
    </div>
  );
}
