import { clean } from "../../lib/backend/fields.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { detailKinds, recordAt } from "../../lib/site/routes.ts";
import type { ReportRow } from "./report.ts";
import type { TextSource } from "./texts.ts";

/** Fields with ids of other records, which have the same name as their list. */
const LINKS = ["expertise", "news", "products"];

/** The page of a record, as an editor writes its path in a text or in a field. */
const recordPath = /(?<=["'])\/[a-z-]+\/details\/[^"'\\/?#]+/g;

/** Notes ids that no record has, and reports links to pages of records that are not shown. @param lists records by kind */
export function checkLinks(row: ReportRow, sources: TextSource[], lists: Map<string, RawRecord[]>): void {
  row.records = sources.length;
  const shown = new Map(
    Object.keys(detailKinds).map((kind) => {
      const titled = lists.get(kind)?.filter(({ title }) => clean(title as string));
      return [kind, titled && new Set(titled.map(({ id }) => String(id)))];
    }),
  );
  for (const { record, place } of sources) {
    for (const path of new Set(JSON.stringify(record).match(recordPath))) {
      const { kind = "", id = "" } = recordAt(path) ?? {};
      if (shown.get(kind)?.has(id) === false)
        row.deviations.push(`a link to ${path}: the record is missing, or has no title`, place, path);
    }
  }
  for (const field of LINKS) {
    const known = new Set(lists.get(field)?.map(({ id }) => String(id)));
    // A list that is empty or failed has a finding of its own.
    if (known.size === 0) continue;
    const note = "leads to no record of its list";
    for (const { record, place } of sources) {
      const ids = [record[field]].flat().filter((id) => typeof id === "number" || typeof id === "string");
      for (const id of ids.filter((one) => one !== "" && !known.has(String(one))))
        row.notes.push(`${JSON.stringify(id)} ${note}`, `${place}, field ${field}`, note);
    }
  }
}
