import type { RecordSource } from "./hosts.ts";
import type { ReportRow } from "./report.ts";

/** Opening shortcodes of WordPress: with a value, or by a name that needs none. Brackets in prose are neither. */
const shortcode =
  /\[((?:gallery|caption|embed|playlist|audio|video)(?=[\s\]])|[a-z][\w-]{1,40}(?=\s+[a-z_][\w-]{0,40}=))[^[\]]{0,2000}\]/gi;

/** Notes the shortcodes that visitors read as text, each with its first place. */
export function checkShortcodes(row: ReportRow, sources: RecordSource[]): void {
  const found = sources.flatMap(({ record, place }) =>
    Object.entries(record).flatMap(([field, text]) =>
      typeof text === "string"
        ? Array.from(text.matchAll(shortcode), ([, name = ""]) => ({
            name,
            place: `${place}, field ${field}`,
          }))
        : [],
    ),
  );
  row.records = sources.length;
  for (const { name, place } of found)
    row.addNote(`the site shows the shortcode [${name.toLowerCase()}] as text`, place);
}
