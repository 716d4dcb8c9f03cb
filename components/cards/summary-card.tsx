import { Link } from "@/components/ui/link";
import type { Summary } from "@/lib/content/summaries";
import styles from "./summary-card.module.css";

type Props = {
  summary: Pick<Summary, "title" | "text" | "href" | "lang">;
  /** Tag number of the item, such as `SV-201`. */
  tag: string;
  level?: 2 | 3;
};

/** The teaser of a service or an expertise entry; the whole card is the link, if it has a page. */
export function SummaryCard({ summary, tag, level = 3 }: Props) {
  const { title, text, href, lang } = summary;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} lang={lang}>
      <p className={styles.tag} aria-hidden="true">
        {tag}
      </p>
      <Heading>
        {href ? (
          <Link href={href} hrefLang={lang}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {text && <p>{text}</p>}
    </article>
  );
}
