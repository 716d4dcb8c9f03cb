import { createServer, request } from "node:http";
import { close, listen } from "../http/listen.ts";
import { launchChromium } from "./chromium.ts";

/** A request of a page that nobody has opened yet; bytes of the response with its headers, 0 until it has ended; `from`: path of the page that asks. */
type AheadRequest = { path: string; from: string; purpose: string; bytes: number };

/**
 * A phone with an empty cache whose browser prerenders pages.
 * @returns `url` reaches the site and counts
 */
export async function openPrerenderingPhone(site: string) {
  const ahead: AheadRequest[] = [];
  const proxy = createServer(({ url = "/", method, headers }, response) => {
    const from = URL.parse(String(headers.referer))?.pathname ?? "";
    const entry = { path: url, from, purpose: String(headers["sec-purpose"] ?? ""), bytes: 0 };
    if (entry.purpose) ahead.push(entry);
    // As browsers accept over HTTPS.
    const own = { ...headers, host: new URL(site).host, "accept-encoding": "br" };
    const forwarded = request(new URL(url, site), { method, headers: own }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      let bytes = incoming.rawHeaders.join("").length;
      incoming.on("data", (chunk: Buffer) => (bytes += chunk.length));
      incoming.on("end", () => (entry.bytes = bytes));
      incoming.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    forwarded.end();
  });
  const origin = await listen(proxy);
  const browser = await launchChromium();
  const page = await browser.newPage();
  return {
    page,
    url: origin.replace("127.0.0.1", "localhost"),
    ahead,
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await close(proxy);
    },
  };
}
