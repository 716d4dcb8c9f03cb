import { publicationDay } from "@/lib/site/publication-date";
import styles from "./byline.module.css";

type Props = {
  date: string | null;
  author: string | null;
  /** Reading time in minutes. */
  minutes?: number | null;
};

export function Byline({ date, author, minutes }: Props) {
  if (!date && !author && !minutes) return null;
  return (
    <p className={styles.line}>
      {date && <time dateTime={date}>{publicationDay(date)}</time>}
      {author && (
        <>
          {date && ", "}
          <span translate="no">{author}</span>
        </>
      )}
      {minutes && (
        <>
          {(date || author) && ", "}
          <span className={styles.minutes}>{minutes} min read</span>
        </>
      )}
    </p>
  );
}
