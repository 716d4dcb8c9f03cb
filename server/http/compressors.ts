import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** In order of preference: Brotli is smaller. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Shorter texts do not get smaller. */
export const minBytes = 1024;

export const compressors: Record<Encoding, (body: Buffer, isSlow: boolean) => Promise<Buffer>> = {
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

/** Names a compressed text by its content; fit for a file. */
export function nameOf(body: Buffer, encoding: Encoding): string {
  return `${createHash("sha1").update(body).digest("base64url")}.${encoding}`;
}
