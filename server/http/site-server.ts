import { createServer, type Server } from "node:http";
import { ignoreUpgrade } from "../../lib/http/ignore-upgrade.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { type SiteListener, SiteResponse } from "./site-response.ts";

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
export function createSiteServer(listener: SiteListener, timeouts: RequestTimeouts = periods.http): Server {
  const options = {
    ...ignoreUpgrade,
    ServerResponse: SiteResponse,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    keepAliveTimeout: periods.http.keepAliveMs,
    maxHeaderSize: 16 * 1024,
  };
  return createServer(options, (req, res) => {
    req.url = originForm(req.url ?? "");
    listener(req, res);
  }).setTimeout(timeouts.idleMs) as Server;
}

/** Path and query of a target that names a host, too, as in requests to a proxy: a server must accept it (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return path === undefined || path.startsWith("/") ? (path ?? target) : `/${path}`;
}
