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
  for (const [name, places] of Map.groupBy(found, ({ name }) => name.toLowerCase())) {
    const more = places.length > 1 ? `, and ${places.length - 1} more` : "";
    row.notes.push(`the site shows the shortcode [${name}] as text: ${places[0]?.place}${more}`);
  }
}
