import type { ContractCall } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { envelope, pagination } from "../../lib/backend/schemas.ts";
import type { BackendClient, BackendResponse } from "./client.ts";
import type { ReportRow } from "./report.ts";

/** A record before validation. */
export type RawRecord = Record<string, unknown>;
/** A call of the contract and its row in the report. */
export type CallCheck = { client: BackendClient; call: ContractCall; row: ReportRow };
type Pagination = { total: number; totalPages: number };

/** The response's `data` and `pagination`; undefined, with a deviation in the row, if it breaks the contract. */
export function parseEnvelope(
  row: ReportRow,
  response: BackendResponse,
  place: string,
): { data: unknown; pagination?: Pagination } | undefined {
  if (response.status !== 200) {
    row.addDeviation(place, `expected status 200, found ${response.status}`);
    return undefined;
  }
  if (!/[/+]json$/.test(response.type)) {
    row.addDeviation(place, `expected the content type application/json, found ${response.type || "none"}`);
    return undefined;
  }
  if (response.json === undefined) {
    row.addDeviation(place, "expected JSON, found a body that does not parse");
    return undefined;
  }
  const { data } = Object(response.json) as { data?: unknown };
  if (data === undefined) {
    row.addDeviation(place, "field data: expected the records, but it is missing");
    return undefined;
  }
  const parsed = envelope.safeParse(response.json);
  if (parsed.success) return { ...parsed.data, pagination: parsed.data.pagination ?? undefined };
  for (const issue of describeIssues(parsed.error, response.json)) {
    row.addDeviation(place, `field ${issue.field}: ${issue.expected}`);
  }
  return undefined;
}

/** Checks one record. Returns it if it is an object. @param place the record, for messages */
export function checkRecord(
  row: ReportRow,
  call: ContractCall,
  value: unknown,
  place: string,
): RawRecord | undefined {
  const parsed = call.schema.safeParse(value);
  if (!parsed.success) {
    for (const issue of describeIssues(parsed.error, value)) {
      row.addDeviation(`${place}, field ${issue.field}`, issue.expected);
    }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const record = value as RawRecord;
  if (call.filtered && record.status !== undefined && record.status !== "Y") {
    row.addDeviation(
      `${place}, field status`,
      `expected "Y" under the filter, found ${JSON.stringify(record.status)}`,
    );
  }
  return record;
}

/** Checks a response with one record. Returns the record if it is an object. */
export function checkRecordResponse(
  { call, row }: CallCheck,
  response: BackendResponse,
  place: string,
): RawRecord | undefined {
  const parsed = parseEnvelope(row, response, place);
  return parsed && checkRecord(row, call, parsed.data, place || "record");
}

/** `record 3 (id 7)`, counted from 1 over all pages. */
export function recordPlace(value: unknown, index: number): string {
  const id = (value as RawRecord | null)?.id;
  return `record ${index + 1}${id === undefined || id === null ? "" : ` (id ${String(id)})`}`;
}

/** Compares the total number of pages with that of records. Missing totals are a deviation. */
export function checkTotals(
  row: ReportRow,
  totals: Pagination | undefined,
  limit: number,
  place: string,
): void {
  if (!totals) {
    row.addDeviation(
      place,
      `field pagination: expected ${Object.keys(pagination.shape).join(" and ")}, but it is missing`,
    );
    return;
  }
  const pages = Math.ceil(totals.total / limit);
  // An empty list may have no page or one empty page; the site treats them alike.
  if (totals.totalPages === pages || (totals.total === 0 && totals.totalPages === 1)) return;
  const calculation = `${totals.total} records by ${limit}`;
  row.addDeviation(
    `${place}, field pagination.totalPages`,
    `expected ${pages} (${calculation}), found ${totals.totalPages}`,
  );
}
