import { createServer, type RequestListener, type Server } from "node:http";
import { ignoreUpgrade } from "../../lib/http/ignore-upgrade.ts";
import { periods } from "../../lib/runtime/periods.ts";

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

/** The site's HTTP server. A request that takes too long gets a 408; a connection without progress is closed. */
export function createSiteServer(
  listener: RequestListener,
  timeouts: RequestTimeouts = periods.http,
): Server {
  const options = {
    ...ignoreUpgrade,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    keepAliveTimeout: periods.http.keepAliveMs,
    maxHeaderSize: 16 * 1024,
  };
  return createServer(options, listener).setTimeout(timeouts.idleMs);
}
