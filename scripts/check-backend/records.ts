/**
 * What is checked in one answer: the envelope around the records, and each record.
 */
import type { ContractCall } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { envelope, pagination } from "../../lib/backend/schemas.ts";
import type { Answer } from "./client.ts";
import type { Row } from "./report.ts";

/** A record as the backend sent it. */
export type Raw = Record<string, unknown>;
type Pagination = { total: number; totalPages: number };

/** The answer's `data` and `pagination`, or `undefined` where it is no answer of the contract (then said in the row). */
export function openEnvelope(
  row: Row,
  answer: Answer,
  place: string,
): { data: unknown; pagination?: Pagination } | undefined {
  if (answer.status !== 200) {
    row.deviates(place, `expected status 200, found ${answer.status}`);
    return undefined;
  }
  if (!/[/+]json$/.test(answer.type)) {
    row.deviates(place, `expected the content type application/json, found ${answer.type || "none"}`);
    return undefined;
  }
  if (answer.json === undefined) {
    row.deviates(place, "expected JSON, found a text that does not parse");
    return undefined;
  }
  const { data } = Object(answer.json) as { data?: unknown };
  if (data === undefined) {
    row.deviates(place, "field data: expected the records, but it is missing");
    return undefined;
  }
  const parsed = envelope.safeParse(answer.json);
  if (parsed.success) return { ...parsed.data, pagination: parsed.data.pagination ?? undefined };
  for (const issue of describeIssues(parsed.error, answer.json)) {
    row.deviates(place, `field ${issue.field}: ${issue.expected}`);
  }
  return undefined;
}

/** Checks one record; `place` says which. Returns it when it is an object at all. */
export function checkRecord(row: Row, call: ContractCall, value: unknown, place: string): Raw | undefined {
  const parsed = call.schema.safeParse(value);
  if (!parsed.success) {
    for (const issue of describeIssues(parsed.error, value)) {
      row.deviates(`${place}, field ${issue.field}`, issue.expected);
    }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const record = value as Raw;
  if (call.filtered && record.status !== undefined && record.status !== "Y") {
    row.deviates(
      `${place}, field status`,
      `expected "Y" under the filter, found ${JSON.stringify(record.status)}`,
    );
  }
  return record;
}

/** `record 3 (id 7)`, counted from 1 over all pages. */
export function recordPlace(value: unknown, index: number): string {
  const id = (value as Raw | null)?.id;
  return `record ${index + 1}${id === undefined || id === null ? "" : ` (id ${String(id)})`}`;
}

/** Whether the totals of a page can be: `undefined` totals are said in the row. */
export function checkTotals(row: Row, totals: Pagination | undefined, limit: number, place: string): void {
  if (!totals) {
    row.deviates(
      place,
      `field pagination: expected ${Object.keys(pagination.shape).join(" and ")}, but it is missing`,
    );
    return;
  }
  const pages = Math.ceil(totals.total / limit);
  // For nothing at all both "no page" and "one empty page" are said; the site treats them alike.
  if (totals.totalPages === pages || (totals.total === 0 && totals.totalPages === 1)) return;
  const why = `${totals.total} records by ${limit}`;
  row.deviates(
    `${place}, field pagination.totalPages`,
    `expected ${pages} (${why}), found ${totals.totalPages}`,
  );
}
