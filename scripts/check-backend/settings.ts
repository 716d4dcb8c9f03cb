import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { readMapLink } from "../../lib/media/map.ts";
import { mailLink, phoneLink, whatsappHref } from "../../lib/site/contact-links.ts";
import type { ReportRow } from "./report.ts";

/** Settings in whose text the site looks for something to dial, to write to, or to show. */
const contacts: [field: string, expected: string, find: (text: string) => unknown][] = [
  ["phone", "a telephone number", phoneLink],
  ["whatsapp_number", "a telephone number", (text) => whatsappHref(text, "")],
  ["service_phone", "a telephone number", phoneLink],
  ["service_whatsapp", "a telephone number", (text) => whatsappHref(text, "")],
  ["official_email", "a mail address", mailLink],
  ["sales_email", "a mail address", mailLink],
  ["careers_email", "a mail address", mailLink],
  ["press_email", "a mail address", mailLink],
  ["map_link", "the address of a map", (text) => readMapLink(text, null)],
];

/** Reports settings that the contract allows and the site cannot use. */
export function checkSettings(row: ReportRow, record: RawRecord): void {
  for (const [field, expected, find] of contacts) {
    const text = String(record[field] ?? "").trim();
    const fault = `expected ${expected}, found ${JSON.stringify(text)}`;
    if (text && !find(text)) row.deviations.push(fault, `record, field ${field}`);
  }
}
