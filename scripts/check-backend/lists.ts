/**
 * The lists: every page of each, and whether the pages add up.
 */
import { type ContractCall, statusFilter } from "../../lib/backend/contract.ts";
import type { Answer, Client } from "./client.ts";
import { checkRecord, checkTotals, openEnvelope, type Raw, recordPlace } from "./records.ts";
import type { Row } from "./report.ts";

/** A backend that always has a next page must come to an end. */
const MAX_PAGES = 500;

/** Asks for all records of a list; what is wrong goes into the row. Returns the records that are objects. */
export async function checkList(client: Client, call: ContractCall, row: Row): Promise<Raw[]> {
  const records: Raw[] = [];
  const ids = new Map<string, number>();
  let index = 0;
  let total: number | undefined;

  for (let page = 1, pages = 1; page <= pages; page++) {
    const place = call.limit ? `page ${page}` : "";
    const answer = await ask(client, call, page);
    row.saw(answer);
    if (page === 1 && call.added && answer.status === 404) {
      row.notes.push("nothing published (404); the site shows its empty state");
      return [];
    }
    const envelope = openEnvelope(row, answer, place);
    if (!envelope) break;
    if (!Array.isArray(envelope.data)) {
      row.deviates(place, "field data: expected a list of records");
      break;
    }

    for (const value of envelope.data) {
      const where = recordPlace(value, index);
      const record = checkRecord(row, call, value, where);
      if (record) records.push(record);
      checkId(row, ids, value, index);
      index += 1;
    }
    if (!call.limit) continue;

    checkTotals(row, envelope.pagination, call.limit, place);
    checkLength(row, envelope.data.length, call.limit, page, envelope.pagination?.totalPages);
    total ??= envelope.pagination?.total;
    if (page === 1) pages = Math.min(envelope.pagination?.totalPages ?? 1, MAX_PAGES);
    if (page > 1 && envelope.data.length === 0) break;
    if (page === MAX_PAGES) row.notes.push(`only the first ${MAX_PAGES} pages were looked at`);
  }

  row.records = index;
  if (total !== undefined && total !== index) {
    row.deviates(
      "field pagination.total",
      `expected the number of records on all pages, ${index}, found ${total}`,
    );
  }
  return records;
}

function ask(client: Client, call: ContractCall, page: number): Promise<Answer> {
  const paging: Record<string, number> = call.limit ? { page, limit: call.limit } : {};
  return client.read(call.path, { ...(call.filtered && statusFilter), ...paging });
}

function checkId(row: Row, ids: Map<string, number>, value: unknown, index: number): void {
  const id = (value as Raw | null)?.id;
  if (typeof id !== "string" && typeof id !== "number") return;
  const first = ids.get(String(id));
  if (first === undefined) ids.set(String(id), index);
  else
    row.deviates(
      `${recordPlace(value, index)}, field id`,
      `expected one of its own, record ${first + 1} has it`,
    );
}

function checkLength(row: Row, length: number, limit: number, page: number, pages: number | undefined): void {
  if (length > limit)
    row.deviates(`page ${page}`, `expected at most ${limit} records (limit), found ${length}`);
  else if (pages !== undefined && page < pages && length < limit) {
    row.deviates(`page ${page}`, `expected ${limit} records, as it is not the last page, found ${length}`);
  }
}
