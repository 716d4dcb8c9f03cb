import { BackgroundSyncQueueStore } from "serwist";
import { formTokenField, type InquiryResponse, inquiryPath } from "../lib/form/fields.ts";
import type { KeptOutcome } from "../lib/offline/messages.ts";
import { workerInquiryTimeoutMs } from "../lib/site/browser-periods.ts";
import { languageOfCall, localPath } from "../lib/site/language-path.ts";
import { keptPath } from "../lib/site/offline-paths.ts";
import { inquiryBounds } from "./bounds.ts";
import type { InquiryKind } from "./inquiry-kind.ts";
import { postInquiry, type StoredInquiry } from "./post-inquiry.ts";

/** Tag of Background Sync, if the browser has it. Otherwise pages ask for another try. */
export const syncTag = "inquiries";

const queue = new BackgroundSyncQueueStore("inquiries");
const outcomes = new BackgroundSyncQueueStore("outcomes");
const requestData = { url: inquiryPath, headers: {} };

declare const self: ServiceWorkerGlobalScope;

/** Sends an inquiry, and keeps it if there is no connection. The visitor may close the page meanwhile. */
export async function sendOrKeep(request: Request, kind: InquiryKind): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request, { signal: AbortSignal.timeout(workerInquiryTimeoutMs) });
  } catch {
    // Storage may be forbidden or full: the form keeps what was typed.
    return (kind === "form" ? keepForm(copy) : keepJson(copy)).catch(() => Response.error());
  }
}

async function keepJson(request: Request): Promise<Response> {
  const { url } = request;
  await keep({ url, body: await request.text(), formId: request.headers.get("idempotency-key") ?? "" });
  return Response.json({ outcome: "kept" } satisfies InquiryResponse, { status: 202 });
}

/** The site identifies a form without scripts by its token, too. The answer is a page. */
async function keepForm(request: Request): Promise<Response> {
  const fields = Object.fromEntries(await request.formData());
  const { url } = request;
  await keep({ url, body: JSON.stringify(fields), formId: String(fields[formTokenField]) });
  return Response.redirect(localPath(keptPath, languageOfCall(url)), 303);
}

/** @throws if no more may be kept */
async function keep(inquiry: StoredInquiry): Promise<void> {
  await removeExpired();
  const entries = await queue.getAll();
  const isSame = ({ metadata }: (typeof entries)[number]) => metadata?.formId === inquiry.formId;
  if (entries.filter((entry) => !isSame(entry)).length >= inquiryBounds.maxEntries)
    throw new Error("Too many inquiries are kept.");
  await queue.pushEntry({ requestData, timestamp: Date.now(), metadata: inquiry });
  // The same form sent again: its last text counts.
  for (const entry of entries.filter(isSame)) await queue.deleteEntry(entry.id);
  await self.registration.sync?.register(syncTag).catch(() => {});
}

let sending: Promise<void> | undefined;

/**
 * Sends the kept inquiries, one after the other. An inquiry is removed once the site has it, and has one idempotency key for
 * all tries: none is lost or arrives twice, even if the worker ends midway.
 * @throws if some are left for later
 */
export function sendKept(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  await removeExpired();
  for (const { id, metadata } of await queue.getAll()) {
    const outcome = await postInquiry(metadata as StoredInquiry);
    if (!outcome) throw new Error("No connection: inquiries are left.");
    await addOutcome(outcome);
    await queue.deleteEntry(id);
  }
}

/** Personal data is kept for a limited time; the visitor is told if an inquiry expires unsent. */
async function removeExpired(): Promise<void> {
  const isExpired = ({ timestamp }: { timestamp: number }) => Date.now() - timestamp > inquiryBounds.maxAgeMs;
  for (const { id } of (await queue.getAll()).filter(isExpired)) {
    await addOutcome({ outcome: "expired" });
    await queue.deleteEntry(id);
  }
  for (const { id } of (await outcomes.getAll()).filter(isExpired)) await outcomes.deleteEntry(id);
}

function addOutcome(outcome: KeptOutcome): Promise<void> {
  return outcomes.pushEntry({ requestData, timestamp: Date.now(), metadata: outcome });
}

/** The outcome for the visitor, shown once. */
export async function takeOutcomes(): Promise<KeptOutcome[]> {
  const entries = await outcomes.getAll();
  for (const { id } of entries) await outcomes.deleteEntry(id);
  return entries.map(({ metadata }) => metadata as KeptOutcome);
}
