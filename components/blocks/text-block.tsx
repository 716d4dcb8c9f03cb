import { RichText } from "@/components/ui/rich-text";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./blocks.module.css";

/** A text at a width that is good to read; tables and charts are wider. */
export function TextBlock({ heading, html }: { heading: string | null; html: SafeHtml | null }) {
  return (
    <section className={`container ${styles.block} ${styles.text}`}>
      {heading && <h2>{heading}</h2>}
      <RichText html={html} />
    </section>
  );
}
