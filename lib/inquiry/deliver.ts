import "server-only";
import { createHash } from "node:crypto";
import type { Refusal } from "../backend/refusal";
import { sendFile } from "../backend/send-file";
import { sendInquiry } from "../backend/send-inquiry";
import type { Inquiry } from "../form/fields";
import { publishEvent } from "../runtime/events";
import { log } from "../runtime/log";
import type { InquiryFile } from "../uploads/check";
import type { Language } from "../words/language";
import { queueInquiry } from "./hand-over";

/**
 * Hands an inquiry with its files to the backend, then queues it for mail and the webhook. It may be called again with the same key: the backend stores
 * one inquiry for each key, and each receiver gets one.
 * @param language of the form
 * @returns true once it is not lost any more: the backend has stored it or, where it takes none, another receiver has accepted it
 */
export async function deliver(
  inquiry: Inquiry,
  key: string,
  language: Language,
  files: InquiryFile[] = [],
): Promise<boolean> {
  publishEvent("inquiry", { step: "queued" });
  try {
    const stored = await sendInquiry(inquiry, key);
    if (stored) for (const file of files) await sendFile(file, key);
    const receivedAt = new Date().toISOString();
    const message = { id: messageId(key, files), inquiry, key, language, receivedAt, files };
    const receivers = await queueInquiry(message, stored);
    log.info(
      { key, stored, receivers, ...(files.length > 0 && { files: files.length }) },
      "inquiry accepted",
    );
    publishEvent("inquiry", { step: "delivered", page: inquiry.page });
    return true;
  } catch (error) {
    const { message, cause } = error as { message: string; cause?: Error | string | Refusal };
    const details = typeof cause === "string" ? { cause } : cause instanceof Error ? {} : cause;
    log.error({ key, message, ...details }, "inquiry not delivered");
    publishEvent("inquiry", { step: "failed" });
    return false;
  }
}

function messageId(key: string, files: InquiryFile[]): string {
  if (files.length === 0) return key;
  const digests = files.map(({ sha256 }) => sha256).sort();
  return `${key}.${createHash("sha256").update(digests.join()).digest("hex").slice(0, 16)}`;
}
