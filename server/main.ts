/** Entry point of production: Next behind our own HTTP front, configured by the environment alone. */
import { join } from "node:path";
import { listenAddress } from "../lib/runtime/listen-address.ts";
import { log } from "../lib/runtime/log.ts";
import { logAllOutput } from "../lib/runtime/log-output.ts";
import { periods } from "../lib/runtime/periods.ts";
import { openPageCache } from "./cache-handlers/open-page-cache.ts";
import { siteListener } from "./http/listener.ts";
import { previewListener } from "./http/preview.ts";
import { prepareShutdown } from "./http/shut-down.ts";
import { createSiteServer } from "./http/site-server.ts";

let isListening = false;
logAllOutput(() => isListening);

// Node cuts small buffers from shared slabs of 64 KiB, and each keeps its slab alive. Cached values are often tens of bytes
// ('use cache' for an unknown id) and would occupy a hundred times their size.
Buffer.poolSize = 0;

// Validated in lib/runtime/env.ts.
const { host, port } = listenAddress();
const { default: next } = await import("next");
const app = next({ dev: false, port });
await app.prepare();

const {
  PREVIEW_SECRET: secret,
  PREVIEW_FRAME: frameOrigin = "",
  REDIS_URL,
  KEEP_ALIVE_SECONDS,
} = process.env;
// Next opens the same one, by its path: see page-cache-handler.ts. A preview has none.
const pages = secret ? undefined : openPageCache(join(process.env.NEXT_DIST_DIR || ".next", "server"));
const site = siteListener(app.getRequestHandler(), pages);
const server = createSiteServer(secret ? previewListener(site, { secret, frameOrigin }) : site, {
  ...periods.http,
  ...(KEEP_ALIVE_SECONDS && { keepAliveMs: Number(KEEP_ALIVE_SECONDS) * 1_000 }),
});
const shutDown = prepareShutdown(server);
server.once("error", ({ message: reason }) => {
  log.fatal({ host, port, reason }, "the site cannot listen");
  process.exit(1);
});
server.listen(port, host, () => {
  isListening = true;
  log.info({ host, port }, "the site listens");
  // A preview takes no calls, and caches nothing.
  if (REDIS_URL && !secret)
    import("./redis/join-replicas.ts").then(({ joinReplicas }) => joinReplicas(REDIS_URL));
});

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Finishes the work that requests have left behind (`after`).
    const cutOff = await shutDown(() => app.close());
    if (cutOff.connections > 0 || cutOff.isWorkUnfinished)
      log.warn(cutOff, "shutdown: closed what was still open at the deadline");
    process.exit(0);
  });
}
