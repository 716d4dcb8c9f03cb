import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
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
import { cacheVersion } from "../page-cache/cache-state.ts";
import { preferredEncoding } from "./compression.ts";
import { matchesEtag } from "./conditional-request.ts";

const maxBytes = 32 * 1024 * 1024;

/** A 404 from the page cache is that of the build, or of a withdrawn page. */
const keptStatuses = [200, 404, 410];

type CachedResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  body: Buffer;
  cacheVersion: number;
};
type Key = { key: string; cacheVersion: number };

/** A request with one of these headers may get a different response. */
const varyingHeaders = ["range", "cookie", "authorization", "if-modified-since", ...visitorHeaders];

/** Of the router. Other combinations than {@link prefetchedSegment} knows could get another response. */
const routerHeaders = [prefetchHeader, segmentHeader, fromHeader];

/** Complete responses of cached pages, for up to a second and only until the page cache changes. */
export class MicroCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + 2048,
    ttl: periods.http.microCacheMs,
  });

  /** Taken before Next handles the request: later changes are not in the response. Undefined: not cacheable. */
  key(req: IncomingMessage): Key | undefined {
    const { method, url = "", headers } = req;
    if (method !== "GET" || url.startsWith("/_next/") || url.startsWith("/api/")) return undefined;
    if (varyingHeaders.some((name) => headers[name] !== undefined)) return undefined;
    // Next ignores all other values.
    const { [payloadHeader]: rsc } = headers;
    if (rsc !== undefined && rsc !== "1") return undefined;
    const segment = prefetchedSegment(headers);
    if (!segment && routerHeaders.some((name) => headers[name] !== undefined)) return undefined;
    // The hash also stands for the page that prefetches, which the response does not depend on.
    const resource = segment ? `${segment} ${withoutPayloadParameter(url)}` : url;
    const variant = `${rsc === undefined ? "" : "payload"} ${preferredEncoding(req) ?? ""}`;
    return { key: `${variant} ${resource}`, cacheVersion: cacheVersion() };
  }

  get({ key, cacheVersion }: Key): CachedResponse | undefined {
    const cached = this.#responses.get(key);
    return cached?.cacheVersion === cacheVersion ? cached : undefined;
  }

  /**
   * Stores a response if it is a fresh page from the page cache.
   * @param body as sent, in the encoding that the headers name
   */
  set({ key, cacheVersion }: Key, res: ServerResponse, body: Buffer): void {
    if (!keptStatuses.includes(res.statusCode) || res.getHeader(cacheStateHeader) !== "HIT") return;
    const { "content-length": _, ...headers } = res.getHeaders();
    const etag = headers.etag === undefined ? undefined : String(headers.etag);
    this.#responses.set(key, { status: res.statusCode, headers, etag, body, cacheVersion });
  }
}

export function sendCached(
  { status, headers, etag, body }: CachedResponse,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  publishEvent("page-cache", "hits");
  if (status === 200 && etag && matchesEtag(req.headers["if-none-match"], etag)) {
    const { "content-type": _, "content-encoding": __, ...rest } = headers;
    res.writeHead(304, rest).end();
  } else {
    res.writeHead(status, { ...headers, "content-length": body.byteLength }).end(body);
  }
}
