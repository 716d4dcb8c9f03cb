import type { ContractCall } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { readEnvelope } from "../../lib/backend/envelope.ts";
import { isRecord, type RawRecord } from "../../lib/backend/raw-record.ts";
import { envelope } from "../../lib/backend/schemas.ts";
import { readRecord } from "../../lib/backend/tolerance.ts";
import { type BackendClient, type BackendResponse, describeStatus } from "./backend-client.ts";
import { noteMarkdown } from "./markdown.ts";
import type { ReportRow } from "./report.ts";
import { checkValues } from "./values.ts";

/** A call of the contract and its row in the report. */
export type CallCheck = { client: BackendClient; call: ContractCall; row: ReportRow };
export type Pagination = { total: number; totalPages: number };

/** Requests a call, with its status and time in the row. */
export async function request(
  { client, call, row }: CallCheck,
  options?: Parameters<BackendClient["read"]>[1],
): Promise<BackendResponse> {
  const response = await client.read(call, options);
  row.recordResponse(response);
  return response;
}

/** An added call that the backend does not have, or has no content for. */
export function isUnpublished(check: CallCheck, response: BackendResponse): boolean {
  const isMissing = check.call.added === true && (response.status === 404 || isNoRecord(check, response));
  if (isMissing)
    check.row.notes.push(`nothing published (${response.status}); the site shows its empty state`);
  return isMissing;
}

/** A response with which a backend says that there is no such record, instead of a 404. */
export function isNoRecord({ call, row }: CallCheck, { status, json }: BackendResponse): boolean {
  if (call.shape !== "record" || status !== 200) return false;
  const found = new Set<string>();
  const { data } = Object(readEnvelope(call, json, found)) as { data?: unknown };
  if (data === null) addTolerated(row, found);
  return data === null;
}

/** The response's `data` and `pagination`; undefined, with a deviation in the row, if it breaks the contract. */
export function parseEnvelope(
  { call, row }: CallCheck,
  response: BackendResponse,
  place: string,
  page?: number,
): { data: unknown; pagination?: Pagination } | undefined {
  const problem = responseProblem(response);
  if (problem) {
    row.deviations.push(problem, place);
    return undefined;
  }
  const found = new Set(response.found);
  const json = readEnvelope(call, response.json, found, page);
  addTolerated(row, found);
  if ((Object(json) as { data?: unknown }).data === undefined) {
    row.deviations.push("field data: expected the records, but it is missing", place);
    return undefined;
  }
  const parsed = envelope.safeParse(json);
  if (parsed.success) {
    row.isAnswered = true;
    return { ...parsed.data, pagination: parsed.data.pagination ?? undefined };
  }
  for (const issue of describeIssues(parsed.error, json)) {
    row.deviations.push(`field ${issue.field}: ${issue.expected}`, place);
  }
  return undefined;
}

function responseProblem(response: BackendResponse): string | undefined {
  const { status, json, body, redirect } = response;
  if (redirect)
    return `expected status 200, found ${status}, a redirect to ${redirect}; the site follows one that adds or removes the slash at the end only`;
  if (status !== 200) return `expected status 200, found ${describeStatus(response)}`;
  return json === undefined ? `expected JSON, found ${body}` : undefined;
}

/** Notes differences that the site tolerates, each once. @param place the record that has them */
function addTolerated(row: ReportRow, found: Set<string>, place?: string): void {
  for (const difference of found) row.notes.push(`tolerated: ${difference}`, place);
}

/** Checks one record. Returns it if it is an object. @param place the record, for messages */
export function checkRecord({ call, row }: CallCheck, value: unknown, place: string): RawRecord | undefined {
  const found = new Set<string>();
  const normalized = readRecord(call.schema, value, found);
  addTolerated(row, found, place);
  const parsed = call.schema.safeParse(normalized);
  if (!parsed.success) {
    for (const issue of describeIssues(parsed.error, normalized)) {
      row.deviations.push(issue.expected, `${place}, field ${issue.field}`);
    }
  }
  if (!isRecord(normalized)) return undefined;
  if (call.filtered && normalized.status !== undefined && normalized.status !== "Y") {
    row.minorDeviations.push(
      `expected "Y" under the filter, found ${JSON.stringify(normalized.status)}`,
      `${place}, field status`,
    );
  }
  checkValues(row, call, normalized, place);
  noteMarkdown(row, call.schema, normalized, place);
  return normalized;
}

/** Checks a response with one record. Returns the record if it is an object. */
export function checkRecordResponse(
  check: CallCheck,
  response: BackendResponse,
  place: string,
): RawRecord | undefined {
  const parsed = parseEnvelope(check, response, place);
  return parsed && checkRecord(check, parsed.data, place || "record");
}

/** `record 3 (id 7)`, counted from 1 over all pages. */
export function recordPlace(value: unknown, index: number): string {
  const { id } = Object(value) as RawRecord;
  return `record ${index + 1}${id == null ? "" : ` (id ${id})`}`;
}
