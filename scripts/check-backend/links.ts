import type { RawRecord } from "../../lib/backend/raw-record.ts";
import type { RecordSource } from "./hosts.ts";
import type { ReportRow } from "./report.ts";

/** Fields with ids of other records, which have the same name as their list. */
const LINKS = ["expertise", "news", "products"];

/** Notes ids that no record has. @param lists records by kind */
export function checkLinks(row: ReportRow, sources: RecordSource[], lists: Map<string, RawRecord[]>): void {
  row.records = sources.length;
  for (const field of LINKS) {
    const known = new Set(lists.get(field)?.map(({ id }) => String(id)));
    // A list that is empty or failed has a finding of its own.
    if (known.size === 0) continue;
    const note = `leads to no record of its list; in Directus, ids of a many-to-many field are those of its rows unless fields=*,${field}.* asks for the records`;
    for (const { record, place } of sources) {
      const ids = [record[field]].flat().filter((id) => typeof id === "number" || typeof id === "string");
      for (const id of ids.filter((one) => one !== "" && !known.has(String(one))))
        row.notes.push(`${JSON.stringify(id)} ${note}`, `${place}, field ${field}`, note);
    }
  }
}
