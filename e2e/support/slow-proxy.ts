import { request as ask, createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A line on which pages arrive in pieces, slowly enough for a browser to paint between any two; all else comes as it is.
 * It cuts behind each picture and every 3,000 characters: where a packet ends is nobody's choice.
 * @param site whose pages are given out
 */
export async function openSlowProxy(site: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = "/", headers }, response) => {
    const own = { ...headers, host: new URL(site).host, "accept-encoding": "identity" };
    const asked = ask(new URL(url, site), { headers: own }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers["content-type"]?.startsWith("text/html")) return void answer.pipe(response);
      let page = "";
      answer.setEncoding("utf8").on("data", (text: string) => (page += text));
      answer.on("end", () => send(splitPage(page), response));
    });
    asked.on("error", () => response.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** The head, and what is shown in pieces. */
export function splitPage(page: string): string[] {
  const head = page.indexOf("<body");
  const parts = page.slice(head).split(/(?<=<img[^>]*>)/);
  const rest = parts.flatMap((part) => part.match(/.{1,3000}/gs) ?? []);
  return [page.slice(0, head), ...rest];
}

async function send(parts: string[], response: ServerResponse): Promise<void> {
  for (const [index, part] of parts.entries()) {
    response.write(part);
    // Chromium holds a page's first paint back for half a second; after that, three frames.
    await new Promise((resolve) => setTimeout(resolve, index < 2 ? 600 : 50));
  }
  response.end();
}
