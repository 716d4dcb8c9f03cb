import type { InquirySource } from "@/lib/content/inquiry-source";
import { splitTitle } from "@/lib/products/title";
import { useWords } from "@/lib/words/use-words";
import styles from "./inquiry-about.module.css";

/** The product and the duty that a visitor asks about, above the fields. The form's state fills in the duty. */
export function InquiryAbout({ source }: { source: InquirySource | undefined }) {
  const t = useWords();
  return (
    <p data-about hidden={!source} className={styles.about} suppressHydrationWarning>
      <span>
        {source && <b>{splitTitle(source.title).model}</b>}
        <span
          data-about-duty
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left to the form's state
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </span>
      <a href="#inquiry-subject" className="reach">
        {t("inquiry.form.edit")}
      </a>
    </p>
  );
}
