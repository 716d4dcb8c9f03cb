import {
  formTokenField,
  honeypotField,
  type InquiryResponse,
  inquiryPath,
  pageField,
} from "@/lib/form/fields";
import { inquiryTimeoutMs } from "@/lib/site/browser-periods";
import type { BrowserWords } from "@/lib/words/browser-words";
import { formId } from "./draft";
import { fieldOf, readFields } from "./fill-form";

export const jsonOf = (values: object) => ({
  body: JSON.stringify(values),
  headers: { "content-type": "application/json" },
});

/** Posts the inquiry. Never throws: a failed connection is an outcome too. */
export async function send(
  form: HTMLFormElement,
  { notSent }: BrowserWords["inquiry"],
  bodyOf: (values: object) => { body: BodyInit; headers?: HeadersInit } = jsonOf,
  timeoutMs = inquiryTimeoutMs,
): Promise<InquiryResponse> {
  const hidden = [honeypotField, formTokenField, pageField].map((name) => [name, fieldOf(form, name)?.value]);
  const { body: sent, headers } = bodyOf({ ...readFields(form), ...Object.fromEntries(hidden) });
  try {
    const response = await fetch(form.getAttribute("action") ?? inquiryPath, {
      method: "POST",
      headers: { ...headers, "idempotency-key": formId(form) },
      body: sent,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json().catch(() => null)) as InquiryResponse | null;
    // Success needs both the status and the body.
    const isSuspect = body?.outcome === "sent" && response.status !== 201;
    return body?.outcome && !isSuspect ? body : { outcome: "failed", message: notSent.failed };
  } catch {
    return { outcome: "failed", message: notSent.unreachable };
  }
}
