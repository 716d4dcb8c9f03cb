import { fieldNames, fields } from "@/lib/form/fields";
import { messages } from "@/lib/form/messages";
import { routes } from "@/lib/site/routes";
import styles from "./inquiry-sent.module.css";

const rows = [
  ["reference", "Reference"],
  ["answerBy", "Answer by"],
  ...fieldNames.map((name) => [name, fields[name].label]),
] as const;

/** Takes the place of the fields once the inquiry is accepted; its values are filled in then. */
export function InquirySent() {
  return (
    <div data-sent role="status" tabIndex={-1} hidden className={styles.sent}>
      <h3>{messages.sentTitle}</h3>
      <p>{messages.sentText}</p>
      <dl>
        {rows.map(([name, label]) => (
          <div key={name} hidden>
            <dt>{label}</dt>
            <dd data-sent-value={name} />
          </div>
        ))}
      </dl>
      {/* Loads the page again, with empty fields. */}
      <a href={routes.contact}>Send another inquiry</a>
    </div>
  );
}
