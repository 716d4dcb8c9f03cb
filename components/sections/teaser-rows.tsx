import { Link } from "@/components/ui/link";
import styles from "./teaser-rows.module.css";

type Row = {
  id: string;
  /** Year, kind or tag number. */
  mark: string;
  title: string;
  href?: string | null;
  note?: string;
  value: string;
};

/** Teasers as the rows of one ruled table: title and note on the left, the value beside them. */
export function TeaserRows({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, mark, title, href, note, value }) => (
        <li key={id}>
          <article>
            <p>{mark}</p>
            <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
            {/* Also without a note: the value is in the last column. */}
            <p>{note}</p>
            {value && <p>{value}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
}
