import type { SafeHtml } from "@/lib/rich-text/sanitize";
import bars from "./bar-charts.module.css";
import charts from "./charts.module.css";
import styles from "./rich-text.module.css";
import details from "./text-details.module.css";

export function RichText({ html }: { html: SafeHtml | null }) {
  if (!html) return null;
  const className = [
    styles.text,
    ...(html.includes("<table data-chart") ? [charts.charts, bars.bars] : []),
    ...(html.includes("<details") ? [details.details] : []),
  ].join(" ");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type guarantees that the HTML is sanitized
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
