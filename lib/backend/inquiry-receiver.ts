import "server-only";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { isObject, jsonOf } from "./response";
import { sendWithRetry } from "./send";

const known = { hasCall: false, isReported: false };

/** True if an inquiry can reach someone, or if that is unknown: an outage must not remove the form. */
export async function hasInquiryReceiver(): Promise<boolean> {
  const { INQUIRY_SMTP_URL, INQUIRY_WEBHOOK_URL } = env();
  if (INQUIRY_SMTP_URL || INQUIRY_WEBHOOK_URL || known.hasCall) return true;
  try {
    await backendTakesInquiries();
  } catch {
    return true;
  }
  if (known.hasCall) return true;
  if (!known.isReported)
    log.warn(
      "no receiver for inquiries: the backend answers 404 to GET and OPTIONS of website/inquiry, and neither INQUIRY_SMTP_URL nor INQUIRY_WEBHOOK_URL is set; the contact page has no form",
    );
  known.isReported = true;
  return false;
}

/** True if the backend has the call. @throws if it does not answer */
export async function backendTakesInquiries(): Promise<boolean> {
  known.hasCall ||= await backendHasCall();
  return known.hasCall;
}

/** Methods that store nothing: a call without validation would store whatever is posted. */
async function backendHasCall(): Promise<boolean> {
  const answer = await askInquiryCall("GET");
  // Only a 404 in JSON is certainly the backend's own.
  if (answer.response.status !== 404 || !isObject(jsonOf(answer.response, answer.body))) return true;
  // Some backends return it for every GET of a call that takes POST only.
  return allowsPost();
}

/** Asks with OPTIONS. @param path below that of the call */
export async function allowsPost(path?: string): Promise<boolean> {
  const { response } = await askInquiryCall("OPTIONS", path);
  return /\bPOST\b/i.test(response.headers.get("allow") ?? "");
}

/** @param path below that of the call */
export function askInquiryCall(method: "GET" | "OPTIONS", path = "") {
  const url = new URL(`${env().BACKEND_URL}/website/inquiry${path}`);
  const headers = { accept: "application/json" };
  return sendWithRetry(url, { method, headers }, AbortSignal.timeout(periods.backend.inquiryCheckTimeoutMs));
}
