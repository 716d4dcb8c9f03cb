import type { Loaded } from "@/lib/content/read";
import type { SafeHtml } from "@/lib/html";
import { Empty } from "./empty";
import { Failed } from "./failed";
import { RichText } from "./rich-text";
import styles from "./statement-section.module.css";

type Props = { heading: string; loaded: Loaded<{ description: SafeHtml } | null> };

/** A heading and one text of an editor's. */
export function StatementSection({ heading, loaded }: Props) {
  return (
    <section className={`container section ${styles.statement}`}>
      <h2>{heading}</h2>
      {!loaded.ok && <Failed label="Failed to load content" message={loaded.message} />}
      {loaded.ok && !loaded.data && <Empty>Nothing has been published here yet.</Empty>}
      {loaded.ok && loaded.data && <RichText html={loaded.data.description} />}
    </section>
  );
}
