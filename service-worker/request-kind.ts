import { payloadHeader, prefetchHeader, segmentHeader } from "../lib/next/router.ts";
import { parseAddress } from "../lib/site/address.ts";

/** Requests that the worker handles. Everything else goes to the network as if there were no worker. */
export type Kind = "document" | "payload" | "file" | "image";

/** Headers of requests for parts of a payload: prefetches of Next's router. */
const partHeaders = [prefetchHeader, segmentHeader, "range"];

/**
 * A page and its payload have the same URL, and the header `rsc` tells them apart: a request with it is never answered by HTML,
 * one without it never by a payload.
 */
export function requestKind(
  { method, mode, destination, headers, url }: Request,
  origin: string,
): Kind | undefined {
  const { origin: target, pathname } = new URL(url);
  if (method !== "GET" || target !== origin || partHeaders.some((name) => headers.has(name)))
    return undefined;
  const address = parseAddress(pathname).kind;
  if (address === "build file" || pathname.startsWith("/fonts/")) return "file";
  if (destination === "image") return address === "call" || address === "card" ? undefined : "image";
  // Feeds, the sitemap and documents are files to download, not pages.
  if (address !== "page" && address !== "none") return undefined;
  if (headers.has(payloadHeader)) return headers.get(payloadHeader) === "1" ? "payload" : undefined;
  return mode === "navigate" ? "document" : undefined;
}

const contentTypes: Record<Kind, RegExp> = {
  document: /^text\/html\b/,
  payload: /^text\/x-component\b/,
  file: /^(?:text\/(?:javascript|css)|application\/javascript|font\/|application\/font)/,
  image: /^image\//,
};

/** True for a complete answer that is the same for every visitor: no failure, redirect or filled-in form. */
export function isKeepable({ status, type, redirected, headers }: Response, kind: Kind): boolean {
  const cacheControl = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    !/\b(?:no-store|private)\b/.test(cacheControl) &&
    contentTypes[kind].test(headers.get("content-type") ?? "")
  );
}
