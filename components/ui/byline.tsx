import { publicationDay } from "@/lib/site/publication-date";
import type { Language } from "@/lib/words/language";
import styles from "./byline.module.css";

type Props = {
  date: string | null;
  author?: string | null;
  /** "5 min read" */
  readingTime?: string | null;
  language: Language;
};

export function Byline({ date, author, readingTime, language }: Props) {
  if (!date && !author && !readingTime) return null;
  return (
    <p className={styles.line}>
      {date && <time dateTime={date}>{publicationDay(date, language)}</time>}
      {author && (
        <>
          {date && ", "}
          <span translate="no">{author}</span>
        </>
      )}
      {readingTime && (
        <>
          {(date || author) && ", "}
          <span className={styles.minutes}>{readingTime}</span>
        </>
      )}
    </p>
  );
}
