import type { ContractCall } from "../../lib/backend/contract.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { spec } from "../../lib/backend/schemas.ts";
import { toSpecs } from "../../lib/content/specs.ts";
import { isNotCompared } from "../../lib/products/specs.ts";
import { mailLink, phoneLink, whatsappHref } from "../../lib/site/contact-links.ts";
import { normalUnit } from "../../lib/text/units.ts";
import type { ReportRow } from "./report.ts";

/** Settings in whose text the site looks for something to dial, or to write to. */
const contacts: [field: string, expected: string, find: (text: string) => unknown][] = [
  ["phone", "a telephone number", phoneLink],
  ["whatsapp_number", "a telephone number", (text) => whatsappHref(text, "")],
  ...["official_email", "sales_email", "careers_email", "press_email"].map(
    (field): (typeof contacts)[number] => [field, "a mail address", mailLink],
  ),
];

/** Reports values that the contract allows and the site cannot use, and notes those that it converts. */
export function checkValues(row: ReportRow, { kind }: ContractCall, record: RawRecord, place: string): void {
  if (kind === "settings") checkContacts(row, record, place);
  noteUnits(row, record, place);
}

function checkContacts(row: ReportRow, record: RawRecord, place: string): void {
  for (const [field, expected, find] of contacts) {
    const text = String(record[field] ?? "").trim();
    if (text && !find(text))
      row.deviations.push(`expected ${expected}, found ${JSON.stringify(text)}`, `${place}, field ${field}`);
  }
}

function noteUnits(row: ReportRow, { specs }: RawRecord, place: string): void {
  for (const raw of Array.isArray(specs) ? specs : []) {
    const { data } = spec.safeParse(raw);
    if (!data?.unit) continue;
    const { key, unit } = data;
    const [shown] = toSpecs([data]);
    const subject = `a ${key} in ${JSON.stringify(unit)}`;
    if (isNotCompared(data))
      row.notes.push(`the product finder cannot compare ${subject}`, `${place}, field specs`);
    else if (shown?.unit !== normalUnit(unit))
      row.notes.push(`the site converts ${subject} to ${shown?.unit}`, `${place}, field specs`);
  }
}
