import type { Settings } from "@/lib/content/settings";
import { acceptedFiles, filesField, inMegabytes, maxFiles } from "@/lib/form/files";
import { mailLinks } from "@/lib/site/contact-links";
import { browserWords } from "@/lib/words/browser-words";
import { messages } from "@/lib/words/messages";
import { useWords } from "@/lib/words/use-words";
import styles from "./inquiry-files.module.css";
import form from "./inquiry-form.module.css";

/** `maxBytes`: of all files; 0 where nobody takes files. */
type Props = { maxBytes: number; settings: Settings | null };

/** Drawings and documents, or where to mail them. With scripts, ../islands/inquiry/uploads.ts fills the list; without, the answer does. */
export function InquiryFiles({ maxBytes, settings }: Props) {
  const t = useWords();
  if (maxBytes === 0) return <ByMail settings={settings} />;
  const id = `inquiry-${filesField}`;
  const { uploads } = browserWords(t.language);
  const { refused } = messages[t.language].inquiryFiles;
  return (
    <div className={form.field}>
      <div className={form.head}>
        <label htmlFor={id}>
          {t("inquiryFiles.label")}
          <span className={form.mark}>{` ${t("inquiry.optional")}`}</span>
        </label>
      </div>
      <input
        id={id}
        name={filesField}
        type="file"
        multiple
        accept={acceptedFiles}
        className={styles.input}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p id={`${id}-hint`} className={form.hint}>
        {t("inquiryFiles.hint", { max: maxFiles, megabytes: inMegabytes(maxBytes) })}
      </p>
      <p id={`${id}-error`} data-error={filesField} className={form.error} />
      <ul
        data-uploads
        data-words={JSON.stringify({ ...refused, ...uploads })}
        data-bytes={maxBytes}
        className={styles.list}
        aria-label={t("inquiryFiles.list")}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left to the form's state
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <p data-uploads-status role="status" className="visually-hidden" />
    </div>
  );
}

function ByMail({ settings }: Pick<Props, "settings">) {
  const t = useWords();
  const [mail] = settings ? mailLinks(settings) : [];
  if (!mail) return null;
  return (
    <p className={form.privacy}>
      {t.rich("inquiryFiles.byMail", { address: () => <a href={mail.href}>{mail.label}</a> })}
    </p>
  );
}
