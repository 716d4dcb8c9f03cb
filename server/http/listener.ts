import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import { fileLengthHeader } from "../../lib/http/file-length.ts";
import { securityHeaders } from "../../lib/http/security-headers.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { bufferTextResponse } from "./buffer-text-response.ts";
import { Compression } from "./compression.ts";
import { notModified } from "./conditional-request.ts";
import { mergeCsp } from "./merge-csp.ts";
import { MicroCache, sendCached } from "./micro-cache.ts";
import { reduceImages, setClientHints } from "./save-data.ts";
import { validateRequest } from "./validate-request.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** HTTP front of Next: validates, merges the CSP, compresses, micro-caches. */
export function siteListener(next: Handler): RequestListener {
  const compression = new Compression();
  const microCache = new MicroCache();
  return (req, res) => {
    const decision = validateRequest(req);
    if (decision && "refused" in decision) return refuse(res, decision.refused, decision.headers);
    if (decision?.redirect) return respond(res, 308, { location: decision.redirect });
    if (decision?.rewrite) req.url = decision.rewrite;

    const key = microCache.key(req);
    const cached = key && microCache.get(key);
    if (cached) return sendCached(cached, req, res);
    reduceImages(req);

    const acceptEncoding = req.headers["accept-encoding"];
    bufferTextResponse(res, {
      beforeHeaders: () => {
        restoreFileLength(res);
        mergeCsp(res);
        setClientHints(req, res);
        notModified(req, res);
      },
      transformBody: async (body) => {
        res.removeHeader(fileLengthHeader);
        const isPage = String(res.getHeader("content-type")).startsWith("text/html");
        setClientHints(req, res);
        // The preloads that Next names there are in the first kilobyte of the page.
        if (isPage) res.removeHeader("link");
        try {
          mergeCsp(res, isPage && body.byteLength > 0 ? body.toString() : undefined);
        } catch (error) {
          logFailure(req, error, "page refused");
          return refusePage(res);
        }
        req.headers["accept-encoding"] = acceptEncoding;
        const sent = await compression.apply(req, res, body);
        if (notModified(req, res)) return Buffer.alloc(0);
        if (key) microCache.set(key, res, sent);
        return sent;
      },
    });
    // Otherwise Next would compress the response itself, each time.
    delete req.headers["accept-encoding"];
    next(req, res).catch((error) => {
      logFailure(req, error, "request failed");
      if (res.headersSent) res.destroy();
      else refuse(res, 500);
    });
  };
}

function restoreFileLength(res: ServerResponse): void {
  const length = res.getHeader(fileLengthHeader);
  if (length === undefined) return;
  res.removeHeader(fileLengthHeader);
  res.setHeader("content-length", length);
}

function logFailure({ url }: IncomingMessage, error: unknown, message: string): void {
  logOncePerMinute("error", `${message} ${error}`, { err: error, url }, message);
}

/** Replaces a page that is not sent yet. Returns the new body. */
function refusePage(res: ServerResponse): Buffer {
  for (const name of res.getHeaderNames()) if (name !== "connection") res.removeHeader(name);
  res.statusCode = 500;
  setPlainHeaders(res, { "cache-control": "no-store" });
  return plainBody(500);
}

function refuse(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  respond(res, status, { ...headers, "cache-control": "no-store" });
}

function respond(res: ServerResponse, status: number, headers: Record<string, string>): void {
  setPlainHeaders(res, headers);
  res.writeHead(status);
  res.end(plainBody(status));
}

function setPlainHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const { key, value } of securityHeaders(false)) res.setHeader(key, value);
  mergeCsp(res);
  const plain = { ...headers, "content-type": "text/plain; charset=utf-8" };
  for (const [name, value] of Object.entries(plain)) res.setHeader(name, value);
}

function plainBody(status: number): Buffer {
  return Buffer.from(`${status} ${STATUS_CODES[status]}\n`);
}
