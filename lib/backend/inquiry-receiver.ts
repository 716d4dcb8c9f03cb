import "server-only";
import type { Inquiry } from "../form/fields";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { fetchFile, sendInquiry } from "./client";
import { isObject, jsonOf, readBody } from "./response";

const known = { hasCall: false, isReported: false };

/** True if an inquiry can reach someone, or if that is unknown: an outage must not remove the form. */
export async function hasInquiryReceiver(): Promise<boolean> {
  if (env().INQUIRY_SMTP_URL || known.hasCall) return true;
  try {
    known.hasCall = await backendHasCall();
  } catch {
    return true;
  }
  if (known.hasCall) return true;
  if (!known.isReported)
    log.warn(
      "no receiver for inquiries: the backend has no call for them, and INQUIRY_SMTP_URL is not set; the contact page has no form",
    );
  known.isReported = true;
  return false;
}

async function backendHasCall(): Promise<boolean> {
  const headers = { accept: "application/json" };
  const response = await fetchFile(
    "website/inquiry",
    headers,
    AbortSignal.timeout(periods.backend.inquiryCheckTimeoutMs),
  );
  const body = await readBody(response);
  // Only a 404 in JSON is certainly the backend's own.
  if (response.status !== 404 || !isObject(jsonOf(response, body))) return true;
  // Some backends return it for every GET of a call that accepts POST only. They reject an inquiry without name and message.
  return sendInquiry({} as Inquiry, "is-there-a-call-for-inquiries").catch(() => true);
}
