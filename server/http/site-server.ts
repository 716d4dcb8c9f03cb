import { createServer, type RequestListener, type Server } from "node:http";
import { ignoreUpgrade } from "../../lib/http/ignore-upgrade.ts";

/** In ms, from the first byte of a connection or request on. */
export type RequestTimeouts = {
  /** For the headers. */
  headersMs: number;
  /** For the whole request with its body. */
  requestMs: number;
  /** Without progress in either direction while a request is open. */
  idleMs: number;
  /** Between two checks of the first two. */
  checkIntervalMs: number;
};

const requestTimeouts: RequestTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  // Node's own interval of 30 s would let slow headers take 40 s, and slow bodies 60 s.
  checkIntervalMs: 1_000,
};

/** The site's HTTP server. A request that takes too long gets a 408; a connection without progress is closed. */
export function createSiteServer(listener: RequestListener, timeouts = requestTimeouts): Server {
  const options = {
    ...ignoreUpgrade,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    // Longer than a proxy keeps its connections: it must never reuse one that is being closed.
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 * 1024,
  };
  return createServer(options, listener).setTimeout(timeouts.idleMs);
}
