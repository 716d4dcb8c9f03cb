import { createServer, type IncomingMessage, type Server } from "node:http";
import { ignoreUpgrade } from "../../lib/http/ignore-upgrade.ts";
import { addressHeader } from "../../lib/runtime/listen-address.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { callAt } from "../../lib/site/calls.ts";
import { answerParserErrors } from "./parser-errors.ts";
import { refuse } from "./plain-response.ts";
import { type SiteListener, SiteResponse } from "./site-response.ts";

/** From the first byte of a connection or request on; explained in lib/runtime/periods.ts. */
type ConnectionTimeouts = Record<
  "headersMs" | "requestMs" | "uploadMs" | "idleMs" | "checkIntervalMs" | "keepAliveMs",
  number
>;

/** The site's HTTP server. A request that takes too long gets a 408; a connection without progress is closed. */
export function createSiteServer(
  listener: SiteListener,
  timeouts: ConnectionTimeouts = periods.http,
): Server {
  const options = {
    ...ignoreUpgrade,
    ServerResponse: SiteResponse,
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.uploadMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    maxHeaderSize: 16 * 1024,
    // Node's own refusal has no headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (req, res) => {
    if (req.httpVersion === "1.1" && req.headers.host === undefined) return refuse(res, 400);
    req.url = originForm(req.url ?? "");
    limitBodyTime(server, req, timeouts.requestMs);
    listener(req, res);
  }).setTimeout(timeouts.idleMs) as Server;
  answerParserErrors(server);
  limitConnections(server);
  return server;
}

/** Bodies of an address that may take long at once, so that nobody occupies all connections. Others have as long as any request. */
const maxSlowBodies = 4;
const slowBodies = new Map<string, number>();

/** Node has one limit for all requests: that of those with files. A body that takes longer gets a 408, as by Node's own. */
function limitBodyTime(server: Server, req: IncomingMessage, requestMs: number): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = req.headers;
  if (length === "0" && encoding === undefined) return;
  const [path = ""] = (req.url ?? "").split("?", 1);
  const address = String(req.headers[addressHeader] ?? "");
  const count = slowBodies.get(address) ?? 0;
  if (callAt(path).takesFiles && count < maxSlowBodies) {
    slowBodies.set(address, count + 1);
    req.once("close", () => {
      const left = (slowBodies.get(address) ?? 1) - 1;
      if (left > 0) slowBodies.set(address, left);
      else slowBodies.delete(address);
    });
    return;
  }
  const timer = setTimeout(() => {
    const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    if (!req.complete) server.emit("clientError", error, req.socket);
  }, requestMs).unref();
  req.once("close", () => clearTimeout(timer));
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
  if (target.startsWith("/")) return target;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  return path === undefined || path.startsWith("/") ? (path ?? target) : `/${path}`;
}
