import type { Worded } from "@/lib/read/parts";
import { listHeadings } from "@/lib/rich-text/headings";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { useWords } from "@/lib/words/use-words";
import styles from "./contents-list.module.css";

/** A shorter text is seen at a glance; in characters of its HTML. */
const minLength = 1_800;
const minHeadings = 3;

/** Links to the highest headings of a long text. */
export function ContentsList({ html, lang }: { html: SafeHtml | null } & Worded) {
  const t = useWords(lang);
  const headings = html && html.length >= minLength ? listHeadings(html) : [];
  if (headings.length < minHeadings) return null;
  return (
    <nav className={styles.contents} aria-label={t("ui.contentsList.label")}>
      <p aria-hidden="true">{t("ui.contentsList.label")}</p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
