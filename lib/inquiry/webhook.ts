import "server-only";
import { inquiryReference } from "../backend/inquiry-key";
import { storedNames } from "../form/fields";
import { env } from "../runtime/env";
import { periods } from "../runtime/periods";
import { webhookHeaders } from "../runtime/webhook-signature";
import type { Attempt } from "./attempt";
import type { Message } from "./outbox";

/** Posts an inquiry to a webhook by Standard Webhooks; its id is the same in every try. */
export async function callWebhook(message: Message, url: string): Promise<Attempt> {
  const body = JSON.stringify(payloadOf(message));
  const id = message.id.replaceAll(".", "_");
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
    if (response.ok) return { ok: true };
    const { status } = response;
    const retryAfterMs = retryAfter(response.headers.get("retry-after") ?? "");
    return { ok: false, reason: `status ${status}`, isFinal: status === 410, retryAfterMs };
  } catch (error) {
    const { message: reason, cause } = error as Error;
    return { ok: false, reason: cause instanceof Error ? `${reason}: ${cause.message}` : reason };
  }
}

function payloadOf({ inquiry, key, language, receivedAt, files = [] }: Message) {
  const fields = Object.fromEntries(storedNames.map((name) => [name, inquiry[name] ?? ""]));
  const sent = files.map(({ name, type, bytes, sha256 }) => ({ name, type, bytes, sha256 }));
  const data = { reference: inquiryReference(key), key, language, ...fields, files: sent };
  return { type: "inquiry.received", timestamp: receivedAt, data };
}

/** Milliseconds until the time that a receiver names: seconds or a date; 0 where it names none. */
function retryAfter(text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : ms;
}
