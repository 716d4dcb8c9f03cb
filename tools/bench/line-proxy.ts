import { randomBytes } from "node:crypto";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** The place of one kilobyte more in the document: nowhere, before the first paint, or at its end. */
export type Padding = "none" | "head" | "end";

/** Bytes of ten segments, which a new connection sends at once; twice as many follow after each round trip. */
const firstFlight = 14_600;
const roundTripMs = 150;

/** A proxy that sends documents as a new connection does: in flights, a round trip apart. All else passes unchanged. */
export async function openLineProxy(site: string) {
  let padding: Padding = "none";
  const server = createServer(({ url = "/", headers }, response) => {
    const own = { ...headers, host: new URL(site).host };
    const isDocument = headers["sec-fetch-dest"] === "document";
    if (isDocument) own["accept-encoding"] = "identity";
    const forwarded = request(new URL(url, site), { headers: own }, async (incoming) => {
      const { "content-length": _length, "transfer-encoding": _encoding, ...kept } = incoming.headers;
      if (!isDocument) {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        return void incoming.pipe(response);
      }
      response.writeHead(incoming.statusCode ?? 502, { ...kept, "content-encoding": "br" });
      const page = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>)).toString();
      const head = incoming.rawHeaders.join("\r\n").length;
      await send(brotliCompressSync(pad(page, padding)), head, response);
    });
    forwarded.on("error", () => response.destroy());
    forwarded.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pad: (where: Padding) => {
      padding = where;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Adds a comment that still has 1,000 bytes when it is compressed. */
export function pad(page: string, where: Padding): string {
  if (where === "none") return page;
  const comment = `<!--${randomBytes(1000).toString("base64")}-->`;
  const position = page.lastIndexOf(where === "head" ? "</head>" : "</body>");
  return page.slice(0, position) + comment + page.slice(position);
}

async function send(body: Buffer, head: number, response: ServerResponse): Promise<void> {
  let [start, flight] = [0, firstFlight - head];
  while (start < body.length && !response.destroyed) {
    if (start > 0) await sleep(roundTripMs);
    response.write(body.subarray(start, start + flight));
    start += flight;
    flight = 2 * (start + head);
  }
  response.end();
}
