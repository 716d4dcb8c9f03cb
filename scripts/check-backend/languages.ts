import type { ContractCall } from "../../lib/backend/contract.ts";
import { readEnvelope } from "../../lib/backend/envelope.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { isCodeOf } from "../../lib/words/language.ts";
import { checkCall } from "./calls.ts";
import type { BackendClient } from "./client.ts";
import type { ReportRow } from "./report.ts";

type Known = Map<ContractCall, RawRecord[]>;
const otherIds =
  "expected every record under the id that it has without a language: what is missing is not shown";
const idsOf = (records: RawRecord[]) => new Set(records.map(({ id }) => String(id)));

/**
 * Reads lists and single records in another language: every record has to be in the answer, in its own language where it is not
 * translated, under the same id. @param known records by call, as they are without a language
 */
export async function checkLanguage(
  client: BackendClient,
  row: ReportRow,
  locale: string,
  known: Known,
): Promise<void> {
  const counts = { all: 0, own: 0, english: 0, missing: 0 };
  const translated = new Map<string, string>();
  for (const [call, expected] of known) {
    if (expected.length === 0) continue;
    const key = call.repeatsId && translated.get(call.kind);
    if (key) await checkOwnPage(client, row, call, key, locale);
    if (call.path.includes("{key}")) continue;
    const found = await checkCall({ client, call, row, locale });
    const own = found.filter((record) => isCodeOf(record.locale, locale));
    if (own[0]) translated.set(call.kind, String(own[0].id));
    counts.all += expected.length;
    counts.own += own.length;
    counts.english += found.length - own.length;
    counts.missing += Math.max(expected.length - found.length, 0);
    const missing = [...idsOf(expected).difference(idsOf(found))];
    const further = missing.length > 3 ? ` and ${missing.length - 3} more` : "";
    if (missing.length > 0 && found.length > 0)
      row.deviations.push(otherIds, `${call.path}, id ${missing.slice(0, 3).join(", ")}${further}`);
  }
  const { all, own, english, missing } = counts;
  row.records = own;
  const ignored = `nothing is translated, or the backend ignores the parameter locale: pages in ${locale} have English content`;
  const parts = [`${own} of ${all} records are translated`, english > 0 && `shown in English: ${english}`];
  const counted = [...parts, missing > 0 && `missing, and not shown: ${missing}`].filter(Boolean).join("; ");
  if (all > 0) row.notes.push(own + missing === 0 ? ignored : counted);
}

/** The call for a record has to know the languages that its list knows. */
async function checkOwnPage(
  client: BackendClient,
  row: ReportRow,
  call: ContractCall,
  key: string,
  locale: string,
) {
  const { json, problem } = await client.read(call, { key, locale });
  const { data } = Object(readEnvelope(call, json));
  const found = problem.replace(/^.*found /, "") || "another one";
  const fault = `expected a record with "locale": "${locale}", as in its list, found ${found}: links to its page fail`;
  if (!isCodeOf(Object(data).locale, locale)) row.deviations.push(fault, call.path.replace("{key}", key));
}
