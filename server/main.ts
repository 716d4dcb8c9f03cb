/** Entry point of production: Next behind our own HTTP front, configured by the environment alone. */
import { createServer } from "node:http";
import next from "next";
import { log } from "../lib/runtime/log.ts";
import { siteListener } from "./http/listener.ts";

// Node cuts small buffers from shared slabs of 64 KiB, and each keeps its slab alive. Cached values are often tens of bytes
// ('use cache' for an unknown id) and would occupy a hundred times their size.
Buffer.poolSize = 0;

const port = Number(process.env.PORT || 3000);
const app = next({ dev: false, port });
await app.prepare();
// A new replica can use the others' pages for its first visitor.
if (process.env.REDIS_URL) await (await import("./cache-handlers/use-cache-handler.ts")).ready;

let isShuttingDown = false;
const listener = siteListener(app.getRequestHandler());
const server = createServer(
  // Longer than a proxy keeps its connections: it must never reuse one that is being closed.
  { keepAliveTimeout: 75_000, headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 },
  (req, res) => {
    // A proxy then sends its next request to another replica.
    if (isShuttingDown) res.setHeader("connection", "close");
    listener(req, res);
  },
);
server.listen(port, () => log.info({ port }, "the site listens"));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    isShuttingDown = true;
    // close() waits for idle keep-alive connections too.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    server.close(async () => {
      // Finishes the work that requests have left behind (`after`).
      await app.close();
      process.exit(0);
    });
  });
}
