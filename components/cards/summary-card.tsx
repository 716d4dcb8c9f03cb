import { Link } from "@/components/ui/link";
import type { Summary } from "@/lib/content/summaries";
import styles from "./summary-card.module.css";

type Props = {
  summary: Pick<Summary, "title" | "text">;
  href: string;
  /** Tag number of the item, such as `SV-201`. */
  tag: string;
  level?: 2 | 3;
};

/** The teaser of a service or an expertise entry; the whole card is the link. */
export function SummaryCard({ summary, href, tag, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <p className={styles.tag} aria-hidden="true">
        {tag}
      </p>
      <Heading>
        <Link href={href}>{summary.title}</Link>
      </Heading>
      {summary.text && <p>{summary.text}</p>}
    </article>
  );
}
