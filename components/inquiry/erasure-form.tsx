import { erasureQuery, exampleReference, formTokenField, inquiryPath } from "@/lib/form/fields";
import { mailLink } from "@/lib/site/contact-links";
import { callUrl } from "@/lib/site/language-path";
import { useWords } from "@/lib/words/use-words";
import own from "./erasure-form.module.css";
import styles from "./inquiry-form.module.css";
import sentStyles from "./inquiry-sent.module.css";

type Props = {
  mail: string | null;
  /** `null` without a receiver of inquiries: then only mail is left. */
  formToken: string | null;
};

/** Asks the company to delete an inquiry. It has no script: its answer is a page with this form filled in. */
export function ErasureForm({ mail, formToken }: Props) {
  const t = useWords();
  const contact = mailLink(mail);
  return (
    <section aria-labelledby="erasure" className={own.erasure}>
      <h2 id="erasure">{t("pages.erasure.heading")}</h2>
      {formToken ? (
        <form
          method="post"
          action={callUrl(`${inquiryPath}?${erasureQuery}`, t.language)}
          aria-label={t("pages.erasure.form")}
        >
          <div data-sent role="status" tabIndex={-1} hidden className={sentStyles.sent}>
            <h3>{t("pages.erasure.sent")}</h3>
            <p>{t("pages.erasure.sentText")}</p>
            <dl data-sent-values />
          </div>
          <div data-fields className={styles.fields}>
            <p>{t("pages.erasure.text")}</p>
            <ErasureField name="subject" label="reference" />
            <ErasureField name="email" label="email" type="email" autoComplete="email" />
            <input type="hidden" name={formTokenField} defaultValue={formToken} />
            <div className={styles.send}>
              <button type="submit" className="button" data-primary>
                {t("pages.erasure.send")}
              </button>
            </div>
            <div data-notice role="alert" tabIndex={-1} className={styles.notice} />
          </div>
        </form>
      ) : (
        <p>{t("pages.erasure.noForm")}</p>
      )}
      {contact && (
        <p>
          {t.rich("pages.erasure.noReference", { mail: () => <a href={contact.href}>{contact.label}</a> })}
        </p>
      )}
    </section>
  );
}

type FieldProps = {
  name: "subject" | "email";
  label: "reference" | "email";
  type?: "email";
  autoComplete?: string;
};

function ErasureField({ name, label, ...input }: FieldProps) {
  const t = useWords();
  const id = `erasure-${label}`;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{t(`pages.erasure.${label}`)}</label>
      </div>
      <input {...input} id={id} name={name} required aria-describedby={`${id}-hint ${id}-error`} />
      <div className={styles.below}>
        <p id={`${id}-error`} data-error={name} className={styles.error} />
        <p id={`${id}-hint`} className={styles.hint}>
          {t(`pages.erasure.${label}Hint`, { example: exampleReference })}
        </p>
      </div>
    </div>
  );
}
