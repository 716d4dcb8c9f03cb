import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import {
  cacheStateHeader,
  fromHeader,
  payloadHeader,
  prefetchedSegment,
  prefetchHeader,
  segmentHeader,
  visitorHeaders,
  withoutPayloadParameter,
} from "../../lib/next/router.ts";
import { publishEvent } from "../../lib/runtime/events.ts";
import { periods } from "../../lib/runtime/periods.ts";
import type { KnownPages } from "../page-cache/page-cache.ts";
import { matchesEtag } from "./cache-headers.ts";
import { preferredEncoding } from "./compression.ts";
import type { SiteResponse } from "./site-response.ts";

const maxBytes = 32 * 1024 * 1024;

/** A 404 from the page cache is that of the build, or of a withdrawn page. */
const keptStatuses = [200, 404, 410];

type Kept = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  body: Buffer;
  version: number;
  /** By the clock of `performance.now()`. */
  expiresAt: number;
};
/** The version is that of before Next handles the request: later changes are not in the response. */
export type Key = { key: string; version: number };

/** A request with one of these headers may get a different response. */
const varyingHeaders = ["range", "cookie", "authorization", "if-modified-since", ...visitorHeaders];

/** Of the router. Other combinations than {@link prefetchedSegment} knows could get another response. */
const routerHeaders = [prefetchHeader, segmentHeader, fromHeader];

/** Complete responses of cached pages, for up to a second and only until the page cache changes. */
export class MicroCache {
  readonly #pages: Pick<KnownPages, "version">;
  readonly #responses = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + 2048,
  });

  constructor(pages: Pick<KnownPages, "version">) {
    this.#pages = pages;
  }

  /**
   * @param url as asked, to find what is kept at once; to keep a response, the canonical one
   * @returns undefined: not cacheable
   */
  key({ method, headers }: IncomingMessage, url: string): Key | undefined {
    if (method !== "GET" || url.startsWith("/_next/") || url.startsWith("/api/")) return undefined;
    for (const name of varyingHeaders) if (headers[name] !== undefined) return undefined;
    // Next ignores all other values.
    const { [payloadHeader]: rsc, "accept-encoding": accepted } = headers;
    if (rsc !== undefined && rsc !== "1") return undefined;
    const segment = rsc && prefetchedSegment(headers);
    if (!segment) for (const name of routerHeaders) if (headers[name] !== undefined) return undefined;
    // The hash also stands for the page that prefetches, which the response does not depend on.
    const resource = segment ? `${segment} ${withoutPayloadParameter(url)}` : url;
    const variant = `${rsc ? "payload " : ""}${preferredEncoding(accepted) ?? ""}`;
    return { key: `${variant} ${resource}`, version: this.#pages.version };
  }

  /** Sends what is kept. Of an expired response, one request gets a new one; meanwhile the others get this one. */
  send({ key }: Key, req: IncomingMessage, res: SiteResponse): boolean {
    const kept = this.#responses.get(key);
    if (kept === undefined || kept.version !== this.#pages.version) return false;
    const now = performance.now();
    if (now >= kept.expiresAt) {
      kept.expiresAt = now + periods.http.microCacheMs;
      return false;
    }
    publishEvent("page-cache", "hits");
    const { status, headers, etag, body } = kept;
    if (status === 200 && etag !== undefined && matchesEtag(req.headers["if-none-match"], etag)) {
      const { "content-type": _, "content-encoding": __, "content-length": ___, ...rest } = headers;
      res.sendReady(304, rest);
    } else res.sendReady(status, headers, body);
    return true;
  }

  drop({ key }: Key): void {
    this.#responses.delete(key);
  }

  /**
   * Keeps a response if it is a fresh page from the page cache, and otherwise drops what was kept.
   * @param body as sent, in the encoding that the headers name
   */
  keep({ key, version }: Key, res: SiteResponse, body: Buffer): void {
    if (!keptStatuses.includes(res.statusCode) || res.getHeader(cacheStateHeader) !== "HIT") {
      this.#responses.delete(key);
      return;
    }
    const { connection: _, ...own } = res.getHeaders();
    const headers = { ...own, "content-length": body.byteLength };
    const etag = own.etag === undefined ? undefined : String(own.etag);
    const expiresAt = performance.now() + periods.http.microCacheMs;
    this.#responses.set(key, { status: res.statusCode, headers, etag, body, version, expiresAt });
  }
}
