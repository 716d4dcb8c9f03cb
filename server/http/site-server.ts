import { createServer, type Server } from "node:http";
import { ignoreUpgrade } from "../../lib/http/ignore-upgrade.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { answerParserErrors } from "./parser-errors.ts";
import { refuse } from "./plain-response.ts";
import { type SiteListener, SiteResponse } from "./site-response.ts";

/** In ms; the first two from the first byte of a connection or request on. */
export type ConnectionTimeouts = {
  /** For the headers. */
  headersMs: number;
  /** For the whole request with its body. */
  requestMs: number;
  /** Without progress in either direction while a request is open. */
  idleMs: number;
  /** Between two checks of the first two. */
  checkIntervalMs: number;
  /** Between two requests on a connection. */
  keepAliveMs: number;
};

/** The site's HTTP server. A request that takes too long gets a 408; a connection without progress is closed. */
export function createSiteServer(
  listener: SiteListener,
  timeouts: ConnectionTimeouts = periods.http,
): Server {
  const options = {
    ...ignoreUpgrade,
    ServerResponse: SiteResponse,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    maxHeaderSize: 16 * 1024,
    // Node's own refusal has no headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (req, res) => {
    if (req.httpVersion === "1.1" && req.headers.host === undefined) return refuse(res, 400);
    req.url = originForm(req.url ?? "");
    listener(req, res);
  }).setTimeout(timeouts.idleMs) as Server;
  answerParserErrors(server);
  limitConnections(server);
  return server;
}

/** Half of the files that the process may open stay free for pages, caches and calls of the backend. */
function limitConnections(server: Server): void {
  // Without the names of connected hosts, which it would ask for.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const openFiles = Number(userLimits?.open_files?.soft);
  // "unlimited", and Windows, which has none.
  if (!Number.isFinite(openFiles)) return;
  server.maxConnections = Math.floor(openFiles / 2);
  server.on("drop", () => {
    const details = { maxConnections: server.maxConnections };
    logOncePerMinute(
      "error",
      "too many connections",
      details,
      "too many connections: closed without an answer",
    );
  });
}

/** Path and query of a target that names a host, too, as in requests to a proxy: a server must accept it (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return path === undefined || path.startsWith("/") ? (path ?? target) : `/${path}`;
}
