import { globSync } from "node:fs";
import { cachedRecordPage, isCachedPath } from "../../lib/runtime/cached-paths.ts";
import { type ContentState, contentIndex } from "../../lib/runtime/content-index.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { type ContentRef, contentRef } from "../../lib/site/content-ref.ts";
import type { UrlFix } from "../../lib/site/fix-url.ts";
import { isKnownPath } from "../../lib/site/known-paths.ts";
import { detailKinds } from "../../lib/site/routes.ts";

const publicPath = /^\/(?:fonts|icons|images)\//;
/** Read once, as in Next. */
const publicFiles = new Set(globSync("**", { cwd: "public" }).map((file) => `/${file}`));

const pending = new Map<string, Promise<unknown>>();

export type ContentDecision = UrlFix | undefined;
/** `ask` asks the backend first; `source` names the content that it asks for. */
export type FoundContent = ContentDecision | { source: string; ask: () => Promise<ContentDecision> };

/**
 * Decides about a request before anything is rendered: missing content has one address per kind, unless editors redirect it,
 * and a record has one slug.
 * @param path at which Next serves the request, without its query
 * @returns undefined if Next has to respond
 */
export function findContent(path: string): FoundContent {
  const found = findPage(path);
  if (!found) return undefined;
  if ("ask" in found) return { ...found, ask: async () => redirectMissing(path, await found.ask()) };
  if (found.redirect || contentIndex.redirectOf(path) !== undefined) return applyRedirect(path, found);
  return { source: "redirects", ask: () => redirectMissing(path, found) };
}

/** Asks the backend for the redirects if the path is missing and they are out of date. */
async function redirectMissing(path: string, decision: ContentDecision): Promise<ContentDecision> {
  if (decision?.rewrite && contentIndex.redirectOf(path) === undefined) {
    // The client has logged a failure.
    await settleInTime(shared("redirects", () => contentIndex.readRedirects?.()).catch(() => undefined));
    contentIndex.keepRedirects();
  }
  return applyRedirect(path, decision);
}

function applyRedirect(path: string, decision: ContentDecision): ContentDecision {
  const redirect = decision?.rewrite && contentIndex.redirectOf(path);
  return redirect ? { redirect: redirect.to, isTemporary: !redirect.permanent } : decision;
}

function findPage(path: string): FoundContent {
  const ref = contentRef(path);
  if (!ref) return isKnownPath(path) && !isMissingFile(path) ? undefined : { rewrite: "/-" };
  if (ref.type === "none") return { rewrite: ref.notFoundPath };
  if (isCachedPath(path)) return undefined;
  const state = contentIndex.stateOf(ref);
  if (state !== undefined) return decide(ref, state);
  return contentIndex.read && { source: sourceOf(ref), ask: () => askBackend(ref, path) };
}

function isMissingFile(path: string): boolean {
  return publicPath.test(path) && !publicFiles.has(path);
}

function decide(ref: ContentRef, state: ContentState): UrlFix | undefined {
  if (state === "notFound") return { rewrite: ref.notFoundPath };
  if (state === "exists" || ref.type !== "record" || ref.slug === undefined) return undefined;
  const base = `${detailKinds[ref.kind]}/details/${ref.id}`;
  // All URLs of a removed record share one page.
  if (state === "gone") return ref.slug === "" ? undefined : { rewrite: base };
  return ref.slug === state.slug ? undefined : { redirect: [base, state.slug].filter(Boolean).join("/") };
}

async function askBackend(ref: ContentRef, path: string): Promise<ContentDecision> {
  // The client has logged a failure.
  await settleInTime(shared(sourceOf(ref), () => contentIndex.read?.(ref)).catch(() => undefined));
  const state = contentIndex.stateOf(ref);
  if (state !== undefined) return decide(ref, state);
  // While the backend is down, the page cache still knows the slug of a page.
  const cached = cachedRecordPage(path);
  return cached === undefined || cached === path ? undefined : { redirect: cached };
}

/** Asks the backend, once for all requests that wait for the same response. */
function shared(key: string, read: () => Promise<void> | undefined): Promise<unknown> {
  const reading = pending.get(key) ?? Promise.resolve(read());
  pending.set(key, reading);
  return reading.finally(() => pending.delete(key));
}

function sourceOf(ref: ContentRef): string {
  if (ref.type === "record") return `${ref.kind}/${ref.id}`;
  if (ref.type === "listPage") return ref.list;
  if (ref.type === "item") return `item of ${ref.list}`;
  return ref.type === "inquirySource" ? ref.kind : ref.type;
}

async function settleInTime(promise: Promise<unknown>): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  // An aborted signal would create an error with its stack, for each request.
  const timer = setTimeout(resolve, periods.contentIndex.timeoutMs);
  await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
