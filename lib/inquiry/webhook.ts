import "server-only";
import { storedNames } from "../form/fields";
import { env } from "../runtime/env";
import { periods } from "../runtime/periods";
import { webhookHeaders } from "../runtime/webhook-signature";
import { type AcceptedInquiry, type Outcome, referenceOf } from "./inquiry";

/** URLs that have answered 410: they get nothing more until the next start. */
const gone = new Set<string>();

/** Posts an inquiry to a webhook by Standard Webhooks; its id is the same in every try. */
export async function callWebhook(inquiry: AcceptedInquiry, url: string): Promise<Outcome> {
  if (gone.has(url)) return { result: "never", reason: "the receiver has answered 410 before" };
  const body = JSON.stringify(payloadOf(inquiry));
  const id = inquiry.key.replaceAll(".", "_");
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...webhookHeaders(id, body, env().INQUIRY_WEBHOOK_SECRET ?? ""),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(periods.inquiry.webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { result: "done" };
    const reason = `status ${response.status}`;
    if (response.status !== 410)
      return { result: "again", reason, afterMs: retryAfter(response.headers.get("retry-after") ?? "") };
    gone.add(url);
    return { result: "never", reason };
  } catch (error) {
    const { message: reason, cause } = error as Error;
    return { result: "again", reason: cause instanceof Error ? `${reason}: ${cause.message}` : reason };
  }
}

function payloadOf(inquiry: AcceptedInquiry) {
  const { key, language, receivedAt, files } = inquiry;
  const fields = Object.fromEntries(storedNames.map((name) => [name, inquiry.fields[name] ?? ""]));
  const data = { reference: referenceOf(inquiry), key, language, ...fields, files };
  return { type: "inquiry.received", timestamp: receivedAt, data };
}

/** Milliseconds until the time that a receiver names: seconds or a date; 0 where it names none. */
function retryAfter(text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : ms;
}
