import { formTokenField, type InquiryResponse, inputNames, inquiryPath } from "../lib/form/fields.ts";
import type { KeptOutcome } from "../lib/offline/messages.ts";
import { newTokenAgeMs, workerInquiryTimeoutMs } from "../lib/site/browser-periods.ts";

/** The form's request as JSON, and the idempotency key of all its tries. */
export type StoredInquiry = {
  /** With the language of the form; earlier releases stored none. */
  url?: string;
  body: string;
  formId: string;
};

/** Statuses of an inquiry that is rejected, however often it is sent. */
const finalStatuses = [400, 403, 413, 415, 422];

/**
 * Sends a kept inquiry.
 * @returns undefined if it has to be sent again later
 */
export async function postInquiry(inquiry: StoredInquiry): Promise<KeptOutcome | undefined> {
  const { body, formId } = inquiry;
  const first = await post(inquiry);
  const fields = JSON.parse(body);
  // The page was kept for long, and its token is not valid any more.
  const isTokenOld = first?.answer?.outcome === "again";
  if (isTokenOld) await new Promise((resolve) => setTimeout(resolve, newTokenAgeMs));
  const token = first?.answer?.outcome === "again" ? first.answer[formTokenField] : "";
  const result = isTokenOld
    ? await post({ ...inquiry, body: JSON.stringify({ ...fields, [formTokenField]: token }) })
    : first;
  const { status, answer } = result ?? {};
  if (answer?.outcome === "sent" && status === 201)
    return { outcome: "sent", reference: answer.sent?.reference ?? "" };
  // The login page of a network, such as a hotel's, is not a response of the site.
  if (!status || !answer || answer.outcome === "again" || !finalStatuses.includes(status)) return undefined;
  const typed = inputNames.flatMap((name) =>
    typeof fields[name] === "string" ? [[name, fields[name]]] : [],
  );
  return { outcome: "rejected", fields: Object.fromEntries(typed), formId };
}

async function post({ url = inquiryPath, body, formId }: StoredInquiry) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": formId },
      body,
      signal: AbortSignal.timeout(workerInquiryTimeoutMs),
    });
    const answer = (await response.json().catch(() => undefined)) as InquiryResponse | undefined;
    return { status: response.status, answer };
  } catch {
    return undefined;
  }
}
