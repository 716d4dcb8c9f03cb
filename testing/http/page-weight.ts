/** The weight of a page's document, without a browser, and the same for every build of the same sources. */
import { brotliCompressSync, constants } from "node:zlib";

/** Differs from build to build: names of chunks, versions, hashes and signed times. Zeros weigh as little each time. */
const varying =
  /(?<=\/static\/chunks\/(?:turbopack-)?)[\w~-]+(?=\.(?:js|css))|(?<=sha256-)[A-Za-z0-9+/]{43}|(?<=formToken" value=")[^"]+|(?<=,")[\w-]{12}","[\w.~ -]+(?=",\[)/g;

/** Bytes of the document, compressed as later visitors get it, with its headers. */
export function documentBytes(headers: Headers, html: string): number {
  const same = (text: string) => text.replace(varying, (found) => "0".repeat(found.length));
  const head = [...headers].map(([name, value]) => `${name}: ${same(value)}\r\n`).join("");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return Buffer.byteLength(head) + brotliCompressSync(same(html), { params }).byteLength;
}
