import type { ContractCall } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { envelope } from "../../lib/backend/schemas.ts";
import type { BackendClient, BackendResponse } from "./backend-client.ts";
import type { ReportRow } from "./report.ts";

/** A record before validation. */
export type RawRecord = Record<string, unknown>;
/** A call of the contract and its row in the report. */
export type CallCheck = { client: BackendClient; call: ContractCall; row: ReportRow };
export type Pagination = { total: number; totalPages: number };

/** The response's `data` and `pagination`; undefined, with a deviation in the row, if it breaks the contract. */
export function parseEnvelope(
  row: ReportRow,
  response: BackendResponse,
  place: string,
): { data: unknown; pagination?: Pagination } | undefined {
  const problem = responseProblem(response);
  if (problem) {
    row.addDeviation(place, problem);
    return undefined;
  }
  const parsed = envelope.safeParse(response.json);
  if (parsed.success) return { ...parsed.data, pagination: parsed.data.pagination ?? undefined };
  for (const issue of describeIssues(parsed.error, response.json)) {
    row.addDeviation(place, `field ${issue.field}: ${issue.expected}`);
  }
  return undefined;
}

function responseProblem({ status, type, json }: BackendResponse): string | undefined {
  if (status !== 200) return `expected status 200, found ${status}`;
  if (!/[/+]json$/.test(type)) return `expected the content type application/json, found ${type || "none"}`;
  if (json === undefined) return "expected JSON, found a body that does not parse";
  const { data } = Object(json) as { data?: unknown };
  return data === undefined ? "field data: expected the records, but it is missing" : undefined;
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
    row.addMinorDeviation(
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
