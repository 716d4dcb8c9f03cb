import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { addVary } from "./vary.ts";

/** The smallest first. */
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

/** Below this many bytes nothing is won. */
const smallest = 1024;
const kept = 48 * 1024 * 1024;

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * Compresses each text once, not once per request: the first visitor gets it compressed quickly, the others as small
 * as it can be. Texts are told apart by their content.
 */
export class Compression {
  readonly #small = new LRUCache<string, Buffer>({
    maxSize: kept,
    sizeCalculation: (body) => body.byteLength + 256,
  });
  readonly #working = new Set<string>();

  /** The body as it is to be sent, and sets the headers that say so. */
  async apply(req: IncomingMessage, res: ServerResponse, body: Buffer): Promise<Buffer> {
    addVary(res, "Accept-Encoding");
    if (req.method === "HEAD" || body.byteLength < smallest) return body;
    const encoding = preferredEncoding(req);
    if (!encoding) return body;
    const compressed = await this.#compressed(body, encoding, res.statusCode < 300);
    res.setHeader("content-encoding", encoding);
    const tag = res.getHeader("etag");
    // Other bytes of the same content: no longer the strong tag of these.
    if (typeof tag === "string" && !tag.startsWith("W/")) res.setHeader("etag", `W/${tag}`);
    return compressed;
  }

  async #compressed(body: Buffer, encoding: Encoding, again: boolean): Promise<Buffer> {
    if (!again) return quickly(body, encoding);
    const key = `${encoding} ${createHash("sha1").update(body).digest("base64")}`;
    const found = this.#small.get(key);
    if (found) return found;
    if (!this.#working.has(key)) void this.#makeSmall(key, body, encoding);
    return quickly(body, encoding);
  }

  async #makeSmall(key: string, body: Buffer, encoding: Encoding): Promise<void> {
    this.#working.add(key);
    try {
      this.#small.set(key, await slowly(body, encoding));
    } finally {
      this.#working.delete(key);
    }
  }
}

/** What browsers send is one of a few texts. */
const negotiated = new LRUCache<string, Encoding | "none">({ max: 200 });

/** The encoding in which a text is sent to whoever asks so; undefined: as it is. */
export function preferredEncoding(req: IncomingMessage): Encoding | undefined {
  const header = req.headers["accept-encoding"];
  if (typeof header !== "string") return undefined;
  let encoding = negotiated.get(header);
  if (encoding === undefined) {
    const accepted = new Negotiator(req).encodings([...encodings]);
    encoding = encodings.find((one) => accepted.includes(one)) ?? "none";
    negotiated.set(header, encoding);
  }
  return encoding === "none" ? undefined : encoding;
}

function quickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? brotli(body, quality(4, body)) : zip(body, { level: 6 });
}

function slowly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br" ? brotli(body, quality(11, body)) : zip(body, { level: 9 });
}

function quality(level: number, body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
