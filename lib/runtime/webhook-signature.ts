/** Signatures by Standard Webhooks, https://www.standardwebhooks.com, for the site and for the receiver that tries it out. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { periods } from "./periods.ts";

/** True for `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const [, base64 = ""] =
    /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text) ?? [];
  const { length } = Buffer.from(base64, "base64");
  return length >= 24 && length <= 64;
}

/**
 * Headers of a call.
 * @param secrets `whsec_…`, several separated by spaces while one replaces another: the call has a signature of each
 */
export function webhookHeaders(id: string, body: string, secrets: string, now = new Date()) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.split(" ").map((secret) => sign(`${id}.${timestamp}.${body}`, secret));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** True for a call that the owner of a secret has just sent. */
export function isSigned(headers: Headers, body: string, secret: string, now = new Date()): boolean {
  const [id, timestamp, signatures = ""] = ["id", "timestamp", "signature"].map(
    (name) => headers.get(`webhook-${name}`) ?? "",
  );
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= periods.inquiry.webhookToleranceSeconds))
    return false;
  const expected = Buffer.from(sign(`${id}.${timestamp}.${body}`, secret));
  return signatures.split(" ").some((signature) => {
    const bytes = Buffer.from(signature);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

function sign(content: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}
