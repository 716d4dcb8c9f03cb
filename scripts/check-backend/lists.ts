import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { pagination } from "../../lib/backend/schemas.ts";
import {
  type CallCheck,
  checkRecord,
  isUnpublished,
  type Pagination,
  parseEnvelope,
  recordPlace,
  request,
} from "./records.ts";
import type { ReportRow } from "./report.ts";

/** Limit for a backend that always has a next page. */
const MAX_PAGES = 500;

/** Requests all pages of a list and reports deviations in the row. Returns the records that are objects. */
export async function checkList(check: CallCheck): Promise<RawRecord[]> {
  const { call, row } = check;
  const records: RawRecord[] = [];
  const ids = new Map<string, number>();
  let index = 0;
  let total: number | undefined;

  for (let page = 1, pages = 1; page <= pages; page++) {
    const place = call.limit ? `page ${page}` : "";
    const response = await request(check, { page });
    if (page === 1 && isUnpublished(check, response)) return [];
    const envelope = parseEnvelope(check, response, place, page);
    if (!envelope) break;
    if (!Array.isArray(envelope.data)) {
      row.deviations.push("field data: expected a list of records", place);
      break;
    }

    for (const value of envelope.data) {
      const record = checkRecord(check, value, recordPlace(value, index));
      if (record) records.push(record);
      checkUniqueId(row, ids, value, index);
      index += 1;
    }
    if (!call.limit) continue;

    checkPage(row, page, envelope.data.length, call.limit, envelope.pagination);
    total ??= envelope.pagination?.total;
    if (page === 1) pages = Math.min(envelope.pagination?.totalPages ?? 1, MAX_PAGES);
    if (page > 1 && envelope.data.length === 0) break;
    if (page === MAX_PAGES) row.notes.push(`only the first ${MAX_PAGES} pages were checked`);
  }

  row.records = index;
  const expected = `expected the number of records on all pages, ${index}, found ${total}`;
  if (total !== undefined && total !== index) row.minorDeviations.push(expected, "field pagination.total");
  return records;
}

function checkUniqueId(row: ReportRow, ids: Map<string, number>, value: unknown, index: number): void {
  const id = (value as RawRecord | null)?.id;
  if (typeof id !== "string" && typeof id !== "number") return;
  const first = ids.get(String(id));
  if (first === undefined) return void ids.set(String(id), index);
  const problem = `expected a unique id, record ${first + 1} has the same`;
  row.deviations.push(problem, `${recordPlace(value, index)}, field id`);
}

/** Compares the number of records with the limit and with the totals. Missing totals are a deviation. */
function checkPage(row: ReportRow, page: number, records: number, limit: number, totals?: Pagination): void {
  const place = `page ${page}`;
  if (totals) {
    const pages = Math.ceil(totals.total / limit);
    const problem = `expected ${pages} (${totals.total} records by ${limit}), found ${totals.totalPages}`;
    // An empty list may have no page or one empty page; the site treats them alike.
    if (totals.totalPages !== pages && !(totals.total === 0 && totals.totalPages === 1))
      row.deviations.push(problem, `${place}, field pagination.totalPages`);
  } else {
    const names = Object.keys(pagination.shape).join(" and ");
    row.deviations.push(`field pagination: expected ${names}, but it is missing`, place);
  }
  if (records > limit) {
    row.minorDeviations.push(`expected at most ${limit} records (limit), found ${records}`, place);
  } else if (totals && page < totals.totalPages && records < limit) {
    row.minorDeviations.push(
      `expected ${limit} records, as it is not the last page, found ${records}`,
      place,
    );
  }
}
