import type { SafeHtml } from "@/lib/rich-text/sanitize";
import styles from "./rich-text.module.css";

export function RichText({ html }: { html: SafeHtml | null }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type guarantees that the HTML is sanitized
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
