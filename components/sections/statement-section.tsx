import { ContentsList } from "@/components/ui/contents-list";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Result } from "@/lib/content/read";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { publicationDay } from "@/lib/site/publication-date";
import styles from "./statement-section.module.css";

type Props = {
  heading: string;
  /** `updated`: ISO 8601. */
  result: Result<{
    description: SafeHtml;
    image?: string | null;
    imageAlt?: string;
    updated?: string | null;
  } | null>;
};

/** A heading and one rich text. Its image is shown beside the text unless the text contains it. */
export function StatementSection({ heading, result }: Props) {
  const statement = result.ok ? result.data : null;
  const image = statement?.image && !statement.description.includes(statement.image) ? statement.image : null;
  return (
    <div className={`container section sides ${styles.sides}`} data-picture={image ? "" : undefined}>
      <section className={styles.statement}>
        <div className={styles.side}>
          <h2>{heading}</h2>
          {statement?.updated && (
            <p>
              Last changed on <time dateTime={statement.updated}>{publicationDay(statement.updated)}</time>
            </p>
          )}
          {statement && <ContentsList html={statement.description} />}
        </div>
        {!result.ok && <ErrorAlert label="Failed to load content" message={result.message} />}
        {result.ok && !statement && <EmptyState>Nothing has been published here yet.</EmptyState>}
        {statement && <RichText html={statement.description} />}
      </section>
      {image && (
        <Picture
          className={`cropped ${styles.picture}`}
          src={image}
          alt={statement?.imageAlt ?? ""}
          width={640}
          height={480}
          sizes="(max-width: 64rem) 100vw, 34rem"
        />
      )}
    </div>
  );
}
