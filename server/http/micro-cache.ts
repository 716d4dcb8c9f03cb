import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { cacheVersion } from "../../lib/runtime/cache-version.ts";
import { pageCacheCounters } from "../../lib/runtime/page-cache-counters.ts";
import { preferredEncoding } from "./compression.ts";
import { names } from "./conditional-request.ts";

/** How long an answer is given again before Next is asked once more, which also makes stale pages anew. */
const held = 1_000;
const size = 32 * 1024 * 1024;

type Answer = { headers: OutgoingHttpHeaders; etag: string | undefined; body: Buffer; generation: number };
/** A place for the answer to a request that has been let through; see {@link MicroCache.place}. */
type Place = { key: string; generation: number };

/** Request headers that make an answer another one. */
const personal = ["range", "cookie", "authorization", "next-router-state-tree", "next-router-prefetch"];
const alsoPersonal = ["next-router-segment-prefetch", "next-url", "next-action", "if-modified-since"];

/**
 * Pages that Next has just answered from its cache, ready to be sent: the same bytes, headers and all. They are given
 * again for a second at most, and not at all once anything in the page cache has changed.
 */
export class MicroCache {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: size,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + 2048,
    ttl: held,
  });

  /** Where the answer to a request belongs; undefined where each such request has its own. */
  place(req: IncomingMessage): Place | undefined {
    const { method, url = "", headers } = req;
    if (method !== "GET" || url.startsWith("/_next/") || url.startsWith("/api/")) return undefined;
    if ([...personal, ...alsoPersonal].some((name) => headers[name] !== undefined)) return undefined;
    // Next takes any other value for none.
    if (headers.rsc !== undefined && headers.rsc !== "1") return undefined;
    const kind = `${headers.rsc === undefined ? "" : "payload"} ${preferredEncoding(req) ?? ""}`;
    return { key: `${kind} ${url}`, generation: cacheVersion() };
  }

  /** Answers a request if that is possible, and says whether it was. */
  give(place: Place, req: IncomingMessage, res: ServerResponse): boolean {
    const answer = this.#answers.get(place.key);
    if (answer?.generation !== place.generation) return false;
    pageCacheCounters.hits += 1;
    const { headers, etag, body } = answer;
    if (etag && names(req.headers["if-none-match"], etag)) {
      const { "content-type": _, "content-encoding": __, ...rest } = headers;
      res.writeHead(304, rest).end();
    } else {
      res.writeHead(200, { ...headers, "content-length": body.byteLength }).end(body);
    }
    return true;
  }

  /**
   * Keeps what is being sent, if it is a fresh page out of the cache.
   * @param body as it is sent, in the encoding that the headers name
   */
  keep(place: Place, res: ServerResponse, body: Buffer): void {
    if (res.statusCode !== 200 || res.getHeader("x-nextjs-cache") !== "HIT") return;
    const headers = { ...res.getHeaders() };
    delete headers["content-length"];
    const etag = headers.etag === undefined ? undefined : String(headers.etag);
    this.#answers.set(place.key, { headers, etag, body, generation: place.generation });
  }
}
