import type { BrowserWords } from "../words/browser-words.ts";
import { withUnit } from "./check.ts";
import {
  type FieldErrors,
  formTokenField,
  honeypotField,
  type InquiryResponse,
  labelled,
  type SentInquiry,
} from "./fields.ts";

/** Contents of the form: ./fill-form.ts writes them into HTML, and an island into the DOM. Parts that are missing stay as they are. */
export type FormState = {
  /** Values of a link, by field: in the browser typed text wins. */
  given?: Record<string, string>;
  /** Values by field; those that are no texts are left out. */
  values?: Record<string, unknown>;
  errors?: FieldErrors;
  /** About the whole form. */
  message?: string;
  /** Other ways to reach the company. */
  contactOptions?: boolean;
  /** The accepted inquiry, shown instead of the fields; null for the fields. */
  sent?: Partial<SentInquiry> | null;
};

export function stateOf(response: InquiryResponse): FormState {
  const { outcome } = response;
  return {
    values: outcome === "again" ? { [formTokenField]: response.formToken, [honeypotField]: "" } : {},
    errors: outcome === "invalid" ? response.errors : {},
    message: outcome === "sent" ? "" : response.message,
    contactOptions: ["failed", "limited"].includes(outcome),
    sent: outcome === "sent" ? response.sent : null,
  };
}

/** "nitrogen · 300 Nm³/h · 99.9 % · 6 bar(g)": what an inquiry is about, above its fields. */
export function dutyLine({ gas, flow, flowUnit = "", purity, pressure }: Record<string, unknown>): string {
  return [typeof gas === "string" && gas.toLowerCase(), withUnit(flow, flowUnit), purity, pressure]
    .filter((value) => typeof value === "string" && value.trim() !== "")
    .join(" · ");
}

/** Label and value of each row of the confirmation. */
export function sentRows(sent: Partial<SentInquiry>, words: BrowserWords["inquiry"]) {
  const { reference = "", answerBy = "", files = "", ...fields } = sent;
  const rows: [label: string, value: string][] = [
    [words.reference, reference],
    [words.answerBy, answerBy],
    ...labelled(fields, [], words),
    [words.files, files],
  ];
  return rows.filter(([, value]) => value !== "");
}
