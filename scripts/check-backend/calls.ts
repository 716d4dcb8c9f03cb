import type { ContractCall } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { readEnvelope } from "../../lib/backend/envelope.ts";
import { parseLenient } from "../../lib/backend/parse-record.ts";
import { isRecord, type RawRecord } from "../../lib/backend/raw-record.ts";
import { envelope } from "../../lib/backend/schemas.ts";
import { readRecord } from "../../lib/backend/tolerance.ts";
import { isCodeOf } from "../../lib/words/language.ts";
import type { Answer, BackendClient } from "./client.ts";
import type { ReportRow } from "./report.ts";

/** `locale`: asks for the words of a language, and reports on the records that have them. */
type Check = { client: BackendClient; call: ContractCall; row: ReportRow; locale?: string };
type Asked = { key?: string; page?: number };
type Totals = { total: number; totalPages: number };
const maxPages = 500;

/** Reports on all pages of a list, on the record of each key, or on what a call answers. @returns records as the site reads them */
export async function checkCall(check: Check, keys?: string[]): Promise<RawRecord[]> {
  const { client, call, row, locale } = check;
  const asked: Asked[] = keys?.map((key) => ({ key })) ?? [{ page: 1 }];
  const [records, missing]: [RawRecord[], string[]] = [[], []];
  let total: number | undefined;
  for (const { key, page = 1 } of asked) {
    const name = call.kind === "banners" ? `banner "${key}"` : `id ${key}`;
    const place = locale ? call.path : key !== undefined ? name : call.limit ? `page ${page}` : "";
    const response = await client.read(call, { key, page, locale });
    const body = bodyOf(check, response, place, page);
    if (body?.data === null) missing.push(key ?? String(response.status));
    const values = call.shape === "list" ? body?.data : [body?.data ?? []].flat();
    const isOther = body && body.data !== null && !Array.isArray(values);
    if (isOther) row.deviations.push("field data: expected a list of records", place);
    for (const value of Array.isArray(values) ? values : []) {
      const { id = null } = Object(value);
      const number = `record ${records.length + 1}${id === null ? "" : ` (id ${id})`}`;
      const at = locale ? `${place}, id ${id}` : call.shape === "list" ? number : place || "record";
      const first = records.findIndex((record) => id !== null && String(record.id) === String(id)) + 1;
      const twice = `expected a unique id, record ${first} has the same`;
      if (first > 0 && !locale && !keys) row.deviations.push(twice, `${at}, field id`);
      const other = `expected the requested id, found ${JSON.stringify(id)}`;
      if (call.repeatsId && String(id ?? key) !== key) row.deviations.push(other, `${place}, field id`);
      records.push(...checkRecord(check, value, at));
    }
    if (!call.limit || !body || !Array.isArray(values)) continue;
    const { pagination } = body;
    if (page < Math.min(pagination?.totalPages ?? 1, maxPages)) asked.push({ page: page + 1 });
    if (!locale) checkPage(row, call.limit, page, values.length, pagination);
    total ??= pagination?.total;
  }
  if (!locale) row.records = records.length;
  const count = `expected the number of records on all pages, ${records.length}, found ${total}`;
  if (!locale && total !== undefined && total !== records.length)
    row.minorDeviations.push(count, "field pagination.total");
  if (missing.length > 0 && call.kind === "banners")
    row.notes.push(`no banner, the default image is shown: ${missing.join(", ")}`);
  else if (!keys && missing[0])
    row.notes.push(`nothing published (${missing[0]}); the site shows its empty state`);
  else if (keys?.length === missing.length && missing[0])
    row.deviations.push("missing for every id of the list (404): the links of the list lead to no page");
  else for (const key of missing) row.deviations.push("expected status 200, found 404", `id ${key}`);
  return records;
}

/** Without totals the site shows one page; with too few pages, not all records. */
function checkPage(row: ReportRow, limit: number, page: number, records: number, totals?: Totals | null) {
  const missing = "field pagination: expected total and totalPages, but it is missing";
  if (!totals) return row.deviations.push(missing, `page ${page}`);
  const { total, totalPages } = totals;
  const pages = Math.ceil(total / limit);
  const wrong = `expected ${pages} (${total} records by ${limit}), found ${totalPages}`;
  // An empty list may have no page or one empty page; the site treats them alike.
  if (totalPages !== pages && (total > 0 || totalPages > 1))
    row.deviations.push(wrong, `page ${page}, field pagination.totalPages`);
  if (records > limit)
    row.minorDeviations.push(`expected at most ${limit} records (limit), found ${records}`, `page ${page}`);
  const few = `expected ${limit} records, as it is not the last page, found ${records}`;
  if (page < totalPages && records < limit && records > 0) row.minorDeviations.push(few, `page ${page}`);
}

/** The contract's body; undefined, with a finding, for another. `data` is null for no record, and for a call that may be missing. */
function bodyOf(
  { call, row }: Check,
  { status, json, found, problem, ms }: Answer,
  place: string,
  page: number,
) {
  const mayLack = call.added || call.kind === "banners";
  row.ms = Math.max(row.ms, ms);
  if (["-", "200"].includes(row.status)) row.status = String(status);
  if (mayLack && status === 404) return { data: null };
  if (problem) return void row.deviations.push(problem, place);
  const body = readEnvelope(call, json, found, page);
  for (const difference of found) row.notes.push(`tolerated: ${difference}`);
  const { data, error } = envelope.safeParse(body);
  const isThere = Object(body).data !== undefined;
  const missing = [{ field: "data", expected: "expected the records, but it is missing" }];
  const issues = !isThere ? missing : error ? describeIssues(error, body) : [];
  for (const { field, expected } of issues) row.deviations.push(`field ${field}: ${expected}`, place);
  row.isAnswered ||= issues.length === 0;
  return issues.length === 0 ? data : undefined;
}

/** Reports what zod finds in a record, by the path of its field. */
function checkRecord({ call, row, locale }: Check, value: unknown, place: string): RawRecord[] {
  const found = new Set<string>();
  const record = readRecord(call.schema, value, found);
  const { error } = Object(locale ? parseLenient(call.schema, record) : call.schema.safeParse(record));
  const { status = "Y", locale: own } = Object(record);
  const issues = error && (!locale || isCodeOf(own, locale)) ? describeIssues(error, record) : [];
  const lost = locale ? ": the record is not shown" : "";
  for (const { field, expected } of issues) row.deviations.push(expected + lost, `${place}, field ${field}`);
  for (const difference of locale ? [] : found) row.notes.push(`tolerated: ${difference}`, place);
  const wrong = `expected "Y" under the filter, found ${JSON.stringify(status)}`;
  if (call.filtered && status !== "Y" && !locale) row.minorDeviations.push(wrong, `${place}, field status`);
  return isRecord(record) ? [record] : [];
}
