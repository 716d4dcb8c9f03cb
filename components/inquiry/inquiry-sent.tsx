import { messages } from "@/lib/form/messages";
import { routes } from "@/lib/site/routes";
import styles from "./inquiry-sent.module.css";

/** Takes the place of the fields once the inquiry is accepted; its rows are filled in then. */
export function InquirySent() {
  return (
    <div data-sent role="status" tabIndex={-1} hidden className={styles.sent}>
      <h3>{messages.sentTitle}</h3>
      <p>{messages.sentText}</p>
      <dl data-sent-values />
      {/* Loads the page again, with empty fields. */}
      <a href={routes.contact}>Send another inquiry</a>
    </div>
  );
}
