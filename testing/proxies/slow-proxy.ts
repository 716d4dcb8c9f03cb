import { createServer, request, type ServerResponse } from "node:http";
import { close, listen } from "../http/listen.ts";

/**
 * A proxy that sends pages in pieces, slowly enough for a browser to paint between any two; other responses pass unchanged.
 * It splits after each image and every 3,000 characters, as packets may end anywhere.
 */
export async function openSlowProxy(site: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = "/", headers }, response) => {
    const own = { ...headers, host: new URL(site).host, "accept-encoding": "identity" };
    const forwarded = request(new URL(url, site), { headers: own }, (incoming) => {
      const type = incoming.headers["content-type"] ?? "";
      // Every page is a first visit, whose images and fonts come late.
      if (/^(?:image|font)\//.test(type)) incoming.headers["cache-control"] = "no-store";
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      if (!type.startsWith("text/html")) return void incoming.pipe(response);
      let page = "";
      incoming.setEncoding("utf8").on("data", (text: string) => (page += text));
      incoming.on("end", () => send(splitPage(page), response));
    });
    forwarded.on("error", () => response.destroy());
    forwarded.end();
  });
  const origin = await listen(server);
  return { url: origin.replace("127.0.0.1", "localhost"), close: () => close(server) };
}

/** The head, then the body in pieces. */
function splitPage(page: string): string[] {
  const head = page.indexOf("<body");
  const parts = page.slice(head).split(/(?<=<img[^>]*>)/);
  const rest = parts.flatMap((part) => part.match(/.{1,3000}/gs) ?? []);
  return [page.slice(0, head), ...rest];
}

async function send(parts: string[], response: ServerResponse): Promise<void> {
  for (const part of parts) {
    response.write(part);
    // Three frames.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  response.end();
}
