/**
 * The process that serves the built site: Next, behind an HTTP server of our own (lib/serve). It is configured by its
 * environment alone, and started by `npm start` and `npm run serve`.
 */
import { createServer } from "node:http";
import next from "next";
import { log } from "../lib/runtime/log.ts";
import { siteListener } from "./http/listener.ts";

// Small buffers are cut from pieces of 64 KiB, and each holds on to its piece. What this process keeps is often small
// (data by Next's 'use cache', tens of bytes for an id that no record has), and would take a hundred times its size.
Buffer.poolSize = 0;

const port = Number(process.env.PORT || 3000);
const app = next({ dev: false, port });
await app.prepare();
// A new replica has the others' pages before its first visitor comes.
if (process.env.REDIS_URL) await (await import("./cache-handlers/use-cache-handler.ts")).ready;

let leaving = false;
const answer = siteListener(app.getRequestHandler());
const server = createServer(
  // Longer than what a proxy before it keeps its connections, so that none is closed under its hands.
  { keepAliveTimeout: 75_000, headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 },
  (req, res) => {
    // A proxy takes its next request elsewhere.
    if (leaving) res.setHeader("connection", "close");
    answer(req, res);
  },
);
server.listen(port, () => log.info({ port }, "the site listens"));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    leaving = true;
    // Connections that wait for a next request would keep it from ending.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    // Answers what has come in; then what these requests left to be done after.
    server.close(async () => {
      await app.close();
      process.exit(0);
    });
  });
}
