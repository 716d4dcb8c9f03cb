import "server-only";
import { sendInquiry } from "../backend/send-inquiry";
import type { Inquiry } from "../form/fields";
import { env } from "../runtime/env";
import { publishEvent } from "../runtime/events";
import { log } from "../runtime/log";
import type { Language } from "../words/language";
import { mailNowOrLater } from "./mail-later";

/**
 * Hands an inquiry to the backend, then to the mail server where there is one. It may be called again with the same key: the
 * backend stores one inquiry for each key, and one mail is sent.
 * @param language of the form
 * @returns true once it is not lost any more: the backend has stored it or, where it takes none, the mail server has accepted it
 */
export async function deliver(inquiry: Inquiry, key: string, language: Language): Promise<boolean> {
  const hasMail = env().INQUIRY_SMTP_URL !== undefined;
  publishEvent("inquiry", { step: "queued" });
  try {
    const stored = await sendInquiry(inquiry, key);
    if (!stored && !hasMail)
      throw new Error("the backend takes no inquiries, and INQUIRY_SMTP_URL is not set");
    const mailed = hasMail && (await mailNowOrLater({ inquiry, key, language }, stored));
    log.info({ key, stored, mailed }, "inquiry accepted");
    publishEvent("inquiry", { step: "delivered" });
    return true;
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    log.error({ key, message, ...(typeof cause === "string" && { cause }) }, "inquiry not delivered");
    publishEvent("inquiry", { step: "failed" });
    return false;
  }
}
