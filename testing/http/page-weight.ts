/** The weight of a page's document, without a browser, and the same for every build of the same sources. */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Differs from run to run: the port, names of chunks, versions, hashes and signed times. Zeros weigh as little each time. */
const varying =
  /(?<=127\.0\.0\.1:)\d+|(?<=\/static\/chunks\/(?:turbopack-)?)[\w~-]+(?=\.(?:js|css))|(?<=sha256-)[A-Za-z0-9+/]{43}|(?<=formToken" value=")[^"]+|(?<=,")[\w-]{12}","[\w.~ -]+(?=",\[)/g;

/** Bytes that a new connection carries before the browser answers: ten segments of 1,460, with the headers. */
export const firstFlightBytes = 14_600;

/** Bytes of the document, compressed as later visitors get it, with its headers. */
export function documentBytes(headers: Headers, html: string): number {
  return headBytes(headers) + compress(html).byteLength;
}

/** The beginning of the document that a browser has read after the first flight. */
export function firstFlight(headers: Headers, html: string): string {
  const sent = compress(html).subarray(0, firstFlightBytes - headBytes(headers));
  return brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

const sameLength = (text: string) => text.replace(varying, (found) => "0".repeat(found.length));

function headBytes(headers: Headers): number {
  return Buffer.byteLength([...headers].map(([name, value]) => `${name}: ${sameLength(value)}\r\n`).join(""));
}

function compress(html: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(sameLength(html), { params });
}
