import type { FileWords } from "@/components/islands/inquiry/files";
import { acceptedFiles, filesField, inMegabytes, maxFiles, maxFilesBytes } from "@/lib/form/files";
import { browserWords } from "@/lib/words/browser-words";
import { messages } from "@/lib/words/messages";
import { useWords } from "@/lib/words/use-words";
import styles from "./inquiry-files.module.css";
import form from "./inquiry-form.module.css";

/** Drawings and documents. With scripts, ../islands/inquiry/files.ts lists them. */
export function InquiryFiles() {
  const t = useWords();
  const id = `inquiry-${filesField}`;
  const { zip, empty, count, bytes } = messages[t.language].inquiryFiles.refused;
  const words: FileWords = { ...browserWords(t.language).files, zip, empty, count, bytes };
  return (
    <div data-files-choice className={form.field}>
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
        {t("inquiryFiles.hint", { max: maxFiles, megabytes: inMegabytes(maxFilesBytes) })}
      </p>
      <p id={`${id}-error`} data-error={filesField} className={form.error} />
      <ul data-files={JSON.stringify(words)} className={styles.list} aria-label={t("inquiryFiles.list")} />
      <p data-files-status role="status" className="visually-hidden" />
    </div>
  );
}
