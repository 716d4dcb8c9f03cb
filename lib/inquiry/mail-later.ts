import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { publishEvent } from "../runtime/events";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { type InquiryMail, inquiryReceivers, isRefused, mailOnce } from "./mail";

/** Servers that defer mails of unknown senders accept them after some minutes. */
const { mailRetryDelaysMs } = periods.inquiry;

/** Each waiting mail holds its inquiry in memory. */
const maxWaiting = 500;

/** Keys of inquiries whose mail is sent later. */
const waiting = new Set<string>();

/**
 * Mails an inquiry and waits for the mail server. Receivers that it defers get the mail in the background; if the inquiry is
 * stored, nothing is lost meanwhile, and all receivers may be deferred.
 * @returns true once every receiver has the mail
 * @throws where no mail was accepted and the inquiry is not stored
 */
export async function mailNowOrLater(mail: InquiryMail, isStored: boolean): Promise<boolean> {
  let deferred = inquiryReceivers();
  let failure: unknown;
  try {
    deferred = await mailOnce(mail, deferred);
  } catch (error) {
    if (!isStored) throw error;
    failure = error;
  }
  if (deferred.length > 0 && !waiting.has(mail.key)) void mailLater(mail, deferred, failure);
  return deferred.length === 0;
}

/** Never throws: a mail that no try could send is logged. */
async function mailLater(mail: InquiryMail, receivers: string[], first: unknown): Promise<void> {
  const { key } = mail;
  const willRetry = waiting.size < maxWaiting && !isRefused(first);
  let failure = first;
  let deferred = receivers;
  if (willRetry) log.warn({ key, message: messageOf(failure) }, "inquiry not mailed yet");
  waiting.add(key);
  for (const delayMs of willRetry ? mailRetryDelaysMs : []) {
    await sleep(delayMs, undefined, { ref: false });
    try {
      deferred = await mailOnce(mail, deferred);
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (deferred.length === 0 || isRefused(failure)) break;
  }
  waiting.delete(key);
  if (failure === undefined && deferred.length === 0) return log.info({ key }, "inquiry mailed later");
  log.error({ key, message: messageOf(failure) }, "inquiry not mailed");
  publishEvent("inquiry", { step: "unmailed" });
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : "the mail server has deferred some receivers";
}
