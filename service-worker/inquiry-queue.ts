import { BackgroundSyncQueueStore } from "serwist";
import { formTokenField, type InquiryResponse, inquiryPath } from "../lib/form/fields.ts";
import { filesField, uploadsField } from "../lib/form/files.ts";
import type { KeptOutcome } from "../lib/offline/messages.ts";
import { inquiryWithFilesMs, workerInquiryTimeoutMs } from "../lib/site/browser-periods.ts";
import { languageOfCall, localPath } from "../lib/site/language-path.ts";
import { keptInPartPath, keptPath } from "../lib/site/offline-paths.ts";
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
    const isLong = request.headers.get("content-type")?.startsWith("multipart/") === true;
    return await fetch(request, {
      signal: AbortSignal.timeout(isLong ? inquiryWithFilesMs : workerInquiryTimeoutMs),
    });
  } catch {
    // Storage may be forbidden or full: the form keeps what was typed.
    return (kind === "form" ? keepForm(copy) : keepSent(copy)).catch(() => Response.error());
  }
}

async function keepSent(request: Request): Promise<Response> {
  const { url, headers } = request;
  const formId = headers.get("idempotency-key") ?? "";
  const isJson = headers.get("content-type")?.startsWith("application/json");
  const sent = isJson ? { body: await request.text(), files: [] } : await readForm(request);
  const leftOut = await keep({ url, formId, ...sent });
  const answer: InquiryResponse = { outcome: "kept", ...(leftOut.length > 0 && { leftOut }) };
  return Response.json(answer, { status: 202 });
}

async function readForm(request: Request) {
  const form = await request.formData();
  const files = form.getAll(filesField).filter((value) => value instanceof File);
  form.delete(filesField);
  const uploads = form.getAll(uploadsField).join(" ");
  const fields = { ...Object.fromEntries(form), ...(uploads && { [uploadsField]: uploads }) };
  // An input without a file sends one without a name.
  return { body: JSON.stringify(fields), files: files.filter(({ name, size }) => name !== "" || size > 0) };
}

/** The site identifies a form without scripts by its token, too. The answer is a page. */
async function keepForm(request: Request): Promise<Response> {
  const sent = await readForm(request);
  const { url } = request;
  const leftOut = await keep({ url, ...sent, formId: String(JSON.parse(sent.body)[formTokenField]) });
  const path = leftOut.length > 0 ? keptInPartPath : keptPath;
  return Response.redirect(localPath(path, languageOfCall(url)), 303);
}

/**
 * @returns names of files that were left out, as those that are kept already have taken their room
 * @throws if no more may be kept
 */
async function keep(inquiry: StoredInquiry): Promise<string[]> {
  await removeExpired();
  const entries = await queue.getAll();
  const others = entries.filter(({ metadata }) => metadata?.formId !== inquiry.formId);
  if (others.length >= inquiryBounds.maxEntries) throw new Error("Too many inquiries are kept.");
  const keptFiles = others.flatMap(({ metadata }) => (metadata as StoredInquiry).files ?? []);
  let left = keptFiles.reduce((bytes, { size }) => bytes - size, inquiryBounds.maxFileBytes);
  const files = (inquiry.files ?? []).filter(({ size }) => {
    if (size > left) return false;
    left -= size;
    return true;
  });
  await queue.pushEntry({ requestData, timestamp: Date.now(), metadata: { ...inquiry, files } });
  // The same form sent again: its last text counts.
  for (const entry of entries) if (!others.includes(entry)) await queue.deleteEntry(entry.id);
  await self.registration.sync?.register(syncTag).catch(() => {});
  return (inquiry.files ?? []).filter((file) => !files.includes(file)).map(({ name }) => name);
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
