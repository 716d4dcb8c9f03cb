import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isBuilding } from "../next/build-phase";
import { env } from "../runtime/env";
import { publishEvent } from "../runtime/events";
import { log } from "../runtime/log";
import { perProcess } from "../runtime/per-process";
import { periods } from "../runtime/periods";
import type { Attempt } from "./attempt";
import { type Claim, type Message, maxWaiting, Outbox } from "./outbox";
import { callWebhook } from "./webhook";

const { visitorTimeoutMs, outboxPollMs, outboxCheckMs } = periods.inquiry;

const outbox = () => perProcess("outbox", () => new Outbox());

/** Running calls by their receiver; claims keep those of other processes and bundles apart. */
const running = new Map<string, Promise<void>>();
/** Tries of what the outbox has not taken, by message and receiver. */
const direct = new LRUCache<string, Promise<boolean>>({ max: maxWaiting });
/** The webhook has answered 410; until the next start. */
let isWebhookGone = false;
let timer: NodeJS.Timeout | undefined;

/** Mail addresses, and the webhook. */
function receivers(): string[] {
  const { INQUIRY_TO = [], INQUIRY_WEBHOOK_URL } = env();
  return [...new Set(INQUIRY_TO), ...(INQUIRY_WEBHOOK_URL ? [INQUIRY_WEBHOOK_URL] : [])];
}

/**
 * Queues an inquiry for its mails and the webhook; {@link handOver} sends them. If the backend has not stored it, waits for the first
 * receiver that accepts it.
 * @returns the number of receivers
 * @throws Error where it is neither stored nor accepted
 */
export async function queueInquiry(message: Message, isStored: boolean): Promise<number> {
  const all = receivers();
  if (!isStored && message.files?.length && all.every(isWebhook))
    throw new Error("the backend takes no inquiries, and its files are for no mail receiver");
  if (all.length === 0) {
    if (isStored) return 0;
    throw new Error("the backend takes no inquiries, and neither mail nor webhook is set");
  }
  let isAccepted: Promise<boolean> | true = true;
  if (outbox().add(message, all)) isAccepted = isStored || acceptedNow(message.id);
  else {
    // The disk fails, or too many wait: it is better to try once than not at all.
    const results = all.map((receiver) => tryDirectly(message, receiver));
    isAccepted = isStored || Promise.all(results).then((each) => each.includes(true));
  }
  if (!(await isAccepted)) throw new Error("no receiver has accepted it");
  return all.length;
}

/** Sends what is due, each receiver's messages in their order, and comes back for the rest. Never throws. */
export async function handOver(): Promise<void> {
  const all = receivers();
  if (isBuilding() || all.length === 0) return;
  clearTimeout(timer);
  await Promise.all(all.map(sendAllTo));
  const waitMs = outbox().waitMs(all);
  if (waitMs === undefined) return;
  clearTimeout(timer);
  timer = setTimeout(handOver, Math.max(waitMs, outboxCheckMs));
  timer.unref();
}

/** One at a time for each receiver. A call that comes meanwhile waits for it, which takes new messages too. */
function sendAllTo(receiver: string): Promise<void> {
  const sent = running.get(receiver) ?? Promise.resolve().then(() => sendDue(receiver));
  running.set(receiver, sent);
  return sent;
}

async function sendDue(receiver: string): Promise<void> {
  try {
    for (let claim = outbox().claim(receiver); claim; claim = outbox().claim(receiver)) await tryOnce(claim);
  } finally {
    running.delete(receiver);
  }
}

/** Sends one inquiry, for as long as a visitor waits. It is given up where that fails: the visitor is told so. */
async function acceptedNow(messageId: string): Promise<boolean> {
  for (const receiver of receivers()) {
    const claim = outbox().claim(receiver, messageId);
    if (claim) void tryOnce(claim);
  }
  // Another request may be sending it.
  const until = Date.now() + visitorTimeoutMs;
  let result = outbox().isHandedOver(messageId);
  while (result === undefined && Date.now() < until) {
    await sleep(outboxPollMs);
    result = outbox().isHandedOver(messageId);
  }
  if (!result) outbox().withdraw(messageId);
  return result === true;
}

/** One that is under way, or has succeeded, is not repeated when the inquiry is sent again. */
function tryDirectly(message: Message, receiver: string): Promise<boolean> {
  const name = `${message.id} ${receiver}`;
  const known = direct.get(name);
  if (known) return known;
  const result = tryOnce({ message, receiver, tries: 1 });
  direct.set(name, result);
  void result.then((isAccepted) => isAccepted || direct.delete(name));
  return result;
}

/** Never throws. */
async function tryOnce(claim: Claim): Promise<boolean> {
  const { message, receiver, tries } = claim;
  const details = { key: message.key, to: nameOf(receiver), tries };
  const attempt = await send(message, receiver);
  if (attempt.ok) {
    outbox().finish(claim, "sent");
    log.info(details, "inquiry handed over");
    return true;
  }
  const { reason } = attempt;
  if (attempt.isFinal && isWebhook(receiver)) isWebhookGone = true;
  if (!attempt.isFinal && outbox().defer(claim, attempt.retryAfterMs ?? 0)) {
    log.warn({ ...details, reason }, "inquiry not handed over yet");
    return false;
  }
  outbox().finish(claim, "failed");
  log.error({ ...details, reason }, "inquiry not handed over");
  publishEvent("inquiry", { step: "undelivered" });
  return false;
}

async function send(message: Message, receiver: string): Promise<Attempt> {
  if (isWebhookGone && isWebhook(receiver))
    return { ok: false, reason: "the receiver has answered 410 before", isFinal: true };
  try {
    if (isWebhook(receiver)) return await callWebhook(message, receiver);
    // Loaded where it is needed.
    const { sendMail } = await import("./mail");
    return await sendMail(message, receiver);
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}

const isWebhook = (receiver: string): boolean => receiver.includes("://");

/** The path of a webhook may be a secret. */
function nameOf(receiver: string): string {
  return URL.parse(receiver)?.host || receiver;
}
