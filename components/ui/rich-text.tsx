import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./rich-text.module.css";

/** An editor's text, typeset. */
export function RichText({ html }: { html: SafeHtml | null }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, and its type says that the sanitiser has seen it
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
