import { formTokenField, type InquiryResponse, inputNames, inquiryPath } from "../lib/form/fields.ts";
import { filesField } from "../lib/form/files.ts";
import type { KeptOutcome } from "../lib/offline/messages.ts";
import { inquiryWithFilesMs, newTokenAgeMs, workerInquiryTimeoutMs } from "../lib/site/browser-periods.ts";

/** The form's request as JSON, and the idempotency key of all its tries. */
export type StoredInquiry = {
  /** With the language of the form; earlier releases stored none. */
  url?: string;
  body: string;
  formId: string;
  files?: File[];
};

/** Statuses of an inquiry that is rejected, however often it is sent. */
const finalStatuses = [400, 403, 413, 415, 422];

/**
 * Sends a kept inquiry.
 * @returns undefined if it has to be sent again later
 */
export async function postInquiry(inquiry: StoredInquiry): Promise<KeptOutcome | undefined> {
  const { body, formId } = inquiry;
  const fields = JSON.parse(body);
  let result = await post(inquiry);
  // The page was kept for long, and its token is not valid any more.
  if (result?.answer?.outcome === "again") {
    const token = result.answer[formTokenField];
    await new Promise((resolve) => setTimeout(resolve, newTokenAgeMs));
    result = await post({ ...inquiry, body: JSON.stringify({ ...fields, [formTokenField]: token }) });
  }
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

async function post({ url = inquiryPath, body, formId, files = [] }: StoredInquiry) {
  const hasFiles = files.length > 0;
  const type: Record<string, string> = hasFiles ? {} : { "content-type": "application/json" };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...type, "idempotency-key": formId },
      body: hasFiles ? formOf(JSON.parse(body), files) : body,
      signal: AbortSignal.timeout(hasFiles ? inquiryWithFilesMs : workerInquiryTimeoutMs),
    });
    const answer = (await response.json().catch(() => undefined)) as InquiryResponse | undefined;
    return { status: response.status, answer };
  } catch {
    return undefined;
  }
}

function formOf(fields: Record<string, unknown>, files: File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ""));
  for (const file of files) form.append(filesField, file);
  return form;
}
