import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import pLimit from "p-limit";
import { cacheStateHeader } from "../../lib/next/router.ts";

const cacheMaxBytes = 48 * 1024 * 1024;

/** In order of preference: Brotli is smaller. */
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** Shorter texts do not get smaller. */
const minBytes = 1024;

const compressors: Record<Encoding, (body: Buffer, isSlow: boolean) => Promise<Buffer>> = {
  br: (body, isSlow) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isSlow ? 11 : 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body, isSlow) => promisify(gzip)(body, { level: isSlow ? 9 : 6 }),
};

/** Texts waiting for slow compression; further ones try again with their next request. */
const maxPendingBytes = 16 * 1024 * 1024;

/**
 * Compresses each text once instead of once per request: quickly for its first visitor, and as small as possible for all
 * others, one after the other, as each takes many times its size in memory. The cache is keyed by a hash of the content.
 */
export class Compression {
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: cacheMaxBytes,
    sizeCalculation: (body) => body.byteLength + 256,
  });
  readonly #pending = new Set<string>();
  readonly #slowLimit = pLimit(1);
  #pendingBytes = 0;

  /** Returns the body to send, and sets its headers. */
  async apply(req: IncomingMessage, res: ServerResponse, body: Buffer): Promise<Buffer> {
    addVary(res, "Accept-Encoding");
    if (req.method === "HEAD" || body.byteLength < minBytes || isNotToTransform(res)) return body;
    const encoding = preferredEncoding(req.headers["accept-encoding"]);
    if (!encoding) return body;
    const isShared = !String(res.getHeader("cache-control")).includes("no-store");
    const isCacheable = isShared && (res.statusCode < 300 || res.getHeader(cacheStateHeader) === "HIT");
    const compressed = isCacheable
      ? await this.#compress(body, encoding)
      : await compressors[encoding](body, false);
    res.setHeader("content-encoding", encoding);
    const etag = res.getHeader("etag");
    // A strong ETag identifies bytes, and compression changes them.
    if (typeof etag === "string" && !etag.startsWith("W/")) res.setHeader("etag", `W/${etag}`);
    return compressed;
  }

  async #compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${createHash("sha1").update(body).digest("base64url")}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const hasRoom = this.#pendingBytes + body.byteLength <= maxPendingBytes;
    if (hasRoom && !this.#pending.has(key)) void this.#compressSlowly(key, body, encoding);
    return compressors[encoding](body, false);
  }

  async #compressSlowly(key: string, body: Buffer, encoding: Encoding): Promise<void> {
    this.#pending.add(key);
    this.#pendingBytes += body.byteLength;
    try {
      this.#cache.set(key, await this.#slowLimit(() => compressors[encoding](body, true)));
    } finally {
      this.#pending.delete(key);
      this.#pendingBytes -= body.byteLength;
    }
  }
}

/** Set if compression would cost more than all other work: each of many posts gets a text of its own. */
function isNotToTransform(res: ServerResponse): boolean {
  return String(res.getHeader("cache-control")).includes("no-transform");
}

/** Browsers send few different values of Accept-Encoding. */
const negotiated = new LRUCache<string, Encoding | "identity">({ max: 200 });

/** @returns undefined when the text is to be sent uncompressed */
export function preferredEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (typeof header !== "string") return undefined;
  let encoding = negotiated.get(header);
  if (encoding === undefined) {
    const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...encodings]);
    encoding = encodings.find((candidate) => accepted.includes(candidate)) ?? "identity";
    negotiated.set(header, encoding);
  }
  return encoding === "identity" ? undefined : encoding;
}

/** Adds request headers to `Vary`, besides those it has already. */
function addVary(res: ServerResponse, ...names: string[]): void {
  const current = [res.getHeader("vary") ?? []].flat().join(", ");
  const missing = names.filter((name) => !new RegExp(`(?:^|,\\s*)${name}(?:$|\\s*,)`, "i").test(current));
  if (missing.length > 0) res.setHeader("vary", [current, ...missing].filter(Boolean).join(", "));
}
