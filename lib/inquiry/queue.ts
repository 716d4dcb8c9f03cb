import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isBuilding } from "../next/build-phase";
import { env } from "../runtime/env";
import { publishEvent } from "../runtime/events";
import { log } from "../runtime/log";
import { perProcess } from "../runtime/per-process";
import { periods } from "../runtime/periods";
import type { AcceptedInquiry, Outcome, Receiver } from "./inquiry";
import { receivers } from "./receivers";
import { defaultMonths, keptSince } from "./retention";
import { type Claim, InquiryStore } from "./store";

const { visitorTimeoutMs, queueCheckMs, queueIntervalMs, cleanupMs } = periods.inquiry;

export const inquiryStore = () => perProcess("inquiries", () => new InquiryStore());

/** An inquiry that the disk has not taken. `tries` are those of its receivers, by name; `isAccepted`: the visitor was told so. */
type Unsaved = { inquiry: AcceptedInquiry; tries: Map<string, Promise<boolean>>; isAccepted: boolean };

const unsaved = new LRUCache<string, Unsaved>({ max: 1_000 });
/** Running calls by their receiver; claims keep those of other processes and bundles apart. */
const running = new Map<string, Promise<void>>();
let timer: NodeJS.Timeout | undefined;
let cleanedAt = Number.NEGATIVE_INFINITY;

/**
 * Accepts an inquiry; {@link sendDue} sends it. It may be called again with the same key: it is the same inquiry.
 * @returns true once it is not lost any more: it is on the disk or, where the disk cannot take it, with one of its receivers
 */
export async function accept(inquiry: AcceptedInquiry): Promise<boolean> {
  publishEvent("inquiry", { step: "queued" });
  const { key, files, fields } = inquiry;
  const isStored = inquiryStore().add(inquiry) === true;
  const isAccepted = isStored || (await sendNow(inquiry));
  const details = { key, ...(files.length > 0 && { files: files.length }) };
  if (isAccepted) log.info({ ...details, isStored }, "inquiry accepted");
  else log.error(details, "inquiry not accepted: the disk cannot store it, and no receiver has taken it");
  publishEvent("inquiry", isAccepted ? { step: "delivered", page: fields.page } : { step: "failed" });
  return isAccepted;
}

/** Tries each receiver once, for as long as a visitor waits. Those that succeed are not tried again. */
async function sendNow(inquiry: AcceptedInquiry): Promise<boolean> {
  const { key } = inquiry;
  const known: Unsaved = unsaved.get(key) ?? { inquiry, tries: new Map(), isAccepted: false };
  unsaved.set(key, known);
  const tries = receivers().map(async (receiver) => {
    const { name } = receiver;
    const attempt = known.tries.get(name) ?? tryOnce(receiver, { inquiry, receiver: name, tries: 1 });
    known.tries.set(name, attempt);
    if (await attempt) return true;
    known.tries.delete(name);
    throw new Error("not taken");
  });
  const isTaken = await Promise.race([
    Promise.any(tries).catch(() => false),
    sleep(visitorTimeoutMs, false, { ref: false }),
  ]);
  known.isAccepted ||= isTaken;
  return isTaken;
}

/** Sends what is due, each receiver's inquiries in their order, and comes back for the rest. Never throws. */
export async function sendDue(): Promise<void> {
  if (isBuilding()) return;
  clearTimeout(timer);
  let waitMs = 0;
  try {
    waitMs = await sendAll();
    cleanUp();
  } catch (err) {
    log.error({ err }, "inquiries that wait could not be sent");
  }
  clearTimeout(timer);
  timer = setTimeout(sendDue, Math.max(waitMs, queueCheckMs)).unref();
}

/** @returns the milliseconds until there is something to do */
async function sendAll(): Promise<number> {
  const all = receivers();
  const names = all.map(({ name }) => name);
  const store = inquiryStore();
  // The disk takes changes again: receivers that have failed meanwhile get further tries.
  for (const [key, { inquiry, isAccepted }] of unsaved.entries())
    if (isAccepted && store.add(inquiry)) unsaved.delete(key);
  store.queue(names);
  await Promise.all(all.map(sendAllTo));
  const hasUnsaved = [...unsaved.values()].some(({ isAccepted }) => isAccepted);
  return hasUnsaved ? 0 : Math.min(store.waitMs(names) ?? queueIntervalMs, queueIntervalMs);
}

/** One at a time for each receiver, so that one that is down delays no other. A call that comes meanwhile waits for it. */
function sendAllTo(receiver: Receiver): Promise<void> {
  const { name } = receiver;
  const sent = running.get(name) ?? Promise.resolve().then(() => sendDueTo(receiver));
  running.set(name, sent);
  return sent;
}

async function sendDueTo(receiver: Receiver): Promise<void> {
  const next = () => inquiryStore().claim(receiver.name);
  try {
    for (let claim = next(); claim; claim = next()) await tryOnce(receiver, claim);
  } finally {
    running.delete(receiver.name);
  }
}

/** Never throws. @returns true if the receiver has it */
async function tryOnce(receiver: Receiver, claim: Claim): Promise<boolean> {
  const { inquiry, tries } = claim;
  const details = { key: inquiry.key, to: receiver.name, tries };
  const outcome = await receiver
    .deliver(inquiry)
    .catch((error: Error): Outcome => ({ result: "again", reason: error.message }));
  const { result } = outcome;
  if (result === "done") {
    inquiryStore().end(claim, outcome.keeps ? "kept" : "done");
    log.info(details, "inquiry handed over");
    return true;
  }
  const { reason } = outcome;
  if (result === "again" && inquiryStore().defer(claim, outcome.afterMs ?? 0)) {
    log.warn({ ...details, reason }, "inquiry not handed over yet");
    return false;
  }
  inquiryStore().end(claim, reason === undefined ? "none" : "never");
  if (reason === undefined) return false;
  log.error({ ...details, reason }, "inquiry not handed over");
  publishEvent("inquiry", { step: "undelivered" });
  return false;
}

/** Erases what INQUIRY_MONTHS no longer keeps. */
function cleanUp(): void {
  if (performance.now() - cleanedAt < cleanupMs) return;
  cleanedAt = performance.now();
  inquiryStore().eraseOld(keptSince(env().INQUIRY_MONTHS ?? defaultMonths));
}
