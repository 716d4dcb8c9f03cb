import type { ReportRow } from "./report.ts";
import type { TextSource } from "./texts.ts";

/** Opening shortcodes of WordPress: with a value, or by a name that needs none. Brackets in prose are neither. */
const shortcode =
  /\[((?:gallery|caption|embed|playlist|audio|video)(?=[\s\]])|[a-z][\w-]{1,40}(?=\s+[a-z_][\w-]{0,40}=))[^[\]]{0,2000}\]/gi;

/** Notes the shortcodes that visitors read as text. */
export function checkShortcodes(row: ReportRow, sources: TextSource[]): void {
  row.records = sources.length;
  for (const { record, place } of sources) {
    for (const [field, text] of Object.entries(record)) {
      if (typeof text !== "string") continue;
      for (const [, name = ""] of text.matchAll(shortcode)) {
        const note = `the site shows the shortcode [${name.toLowerCase()}] as text`;
        row.notes.push(note, `${place}, field ${field}`, note);
      }
    }
  }
}
