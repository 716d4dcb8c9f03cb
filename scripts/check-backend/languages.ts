import { type ContractCall, contractCalls } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { readEnvelope } from "../../lib/backend/envelope.ts";
import { parseLenient } from "../../lib/backend/parse-record.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { readRecord } from "../../lib/backend/tolerance.ts";
import { isCodeOf } from "../../lib/words/language.ts";
import { type BackendClient, describeStatus } from "./backend-client.ts";
import type { CallCheck } from "./records.ts";
import type { ReportRow } from "./report.ts";

/**
 * Reads lists and single records in another language: every record has to be in the answer, in its own language where it is not
 * translated, under the same id. The row counts those that are translated; a note, all others.
 * @param known records by call, as they are without a language
 */
export async function checkLanguage(
  client: BackendClient,
  row: ReportRow,
  language: string,
  known: Map<string, RawRecord[]>,
): Promise<void> {
  let all = 0;
  let untranslated = 0;
  let missing = 0;
  row.records = 0;
  const translated = new Map<string, RawRecord>();
  for (const [name, call] of contractCalls) {
    const expected = known.get(name) ?? [];
    const listed = call.repeatsId && translated.get(call.kind);
    if (listed && expected.length > 0) await checkOwnPage({ client, call, row }, language, String(listed.id));
    if (expected.length === 0 || call.path.includes("{key}")) continue;
    all += expected.length;
    const found = await readAll({ client, call, row }, language, expected.length);
    const own = found?.filter(({ locale }) => isCodeOf(locale, language)) ?? [];
    row.records += own.length;
    untranslated += (found?.length ?? 0) - own.length;
    missing += Math.max(expected.length - (found?.length ?? 0), 0);
    if (own[0]) translated.set(call.kind, own[0]);
    for (const record of own) checkShown(row, call, record);
    if (found) compareIds(row, call.path, expected, found);
  }
  if (all === 0) return;
  const counts = [
    `${row.records} of ${all} records are translated`,
    ...(untranslated > 0 ? [`shown in English: ${untranslated}`] : []),
    ...(missing > 0 ? [`missing, and not shown: ${missing}`] : []),
  ];
  const ignored = `nothing is translated, or the backend ignores the parameter locale: pages in ${language} have English content`;
  row.notes.push(row.records === 0 && missing === 0 ? ignored : counts.join("; "));
}

/** Undefined, with a deviation in the row, where an answer is no list or record. */
async function readAll(check: CallCheck, locale: string, count: number): Promise<RawRecord[] | undefined> {
  const { client, call, row } = check;
  const pages = call.limit ? Math.ceil(count / call.limit) : 1;
  const records: RawRecord[] = [];
  for (let page = 1; page <= pages; page++) {
    const response = await client.read(call, { page, locale });
    row.recordResponse(response);
    const { data } = Object(readEnvelope(call, response.json, new Set(), page)) as { data?: unknown };
    const isExpected = call.shape === "list" ? Array.isArray(data) : Object(data) === data;
    if (response.status !== 200 || !isExpected) {
      row.deviations.push(`expected status 200 and records, found ${describeStatus(response)}`, call.path);
      return undefined;
    }
    for (const record of [data].flat()) records.push(Object(readRecord(call.schema, record)));
  }
  return records;
}

/** The call for a record has to know the languages that its list knows. */
async function checkOwnPage({ client, call, row }: CallCheck, locale: string, key: string): Promise<void> {
  const response = await client.read(call, { key, locale });
  row.recordResponse(response);
  const { data } = Object(readEnvelope(call, response.json, new Set())) as { data?: unknown };
  if (!isCodeOf(Object(data).locale, locale))
    row.deviations.push(
      `expected a record with "locale": "${locale}", as in its list, found ${response.status === 200 ? "another one" : describeStatus(response)}: links to its page fail`,
      call.path.replace("{key}", key),
    );
}

/** A record without a title is left out. */
function checkShown(row: ReportRow, call: ContractCall, record: RawRecord): void {
  const parsed = parseLenient(call.schema, record);
  for (const { field, expected } of parsed.success ? [] : describeIssues(parsed.error, record))
    row.deviations.push(
      `${expected}: the record is not shown`,
      `${call.path}, id ${record.id}, field ${field}`,
    );
}

/** A record that is missing in a language is missing on its pages; one with another id has another address. */
function compareIds(row: ReportRow, path: string, expected: RawRecord[], found: RawRecord[]): void {
  const idsOf = (records: RawRecord[]) => new Set(records.map(({ id }) => String(id)));
  const missing = idsOf(expected).difference(idsOf(found));
  if (missing.size === 0) return;
  const some = [...missing].slice(0, 3).join(", ");
  row.deviations.push(
    "expected every record under the id that it has without a language: what is missing is not shown",
    `${path}, id ${some}${missing.size > 3 ? ` and ${missing.size - 3} more` : ""}`,
  );
}
