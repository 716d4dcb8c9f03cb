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

/** Posts the inquiry. Never throws: a failed connection is an outcome too. */
export async function send(
  form: HTMLFormElement,
  { notSent }: BrowserWords["inquiry"],
): Promise<InquiryResponse> {
  const hidden = [honeypotField, formTokenField, pageField].map((name) => [name, fieldOf(form, name)?.value]);
  try {
    const response = await fetch(form.getAttribute("action") ?? inquiryPath, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": formId(form) },
      body: JSON.stringify({ ...readFields(form), ...Object.fromEntries(hidden) }),
      signal: AbortSignal.timeout(inquiryTimeoutMs),
    });
    const body = (await response.json().catch(() => null)) as InquiryResponse | null;
    // Success needs both the status and the body.
    const isSuspect = body?.outcome === "sent" && response.status !== 201;
    return body?.outcome && !isSuspect ? body : { outcome: "failed", message: notSent.failed };
  } catch {
    return { outcome: "failed", message: notSent.unreachable };
  }
}
