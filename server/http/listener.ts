import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fileLengthHeader } from "../../lib/http/file-length.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { essentialUrl } from "../../lib/site/fix-url.ts";
import { workerPath } from "../../lib/site/offline-paths.ts";
import { joinPayloadScripts } from "../html-transforms/join-payload.ts";
import { payloadVersionHeader } from "../html-transforms/payload-version.ts";
import { bufferTextResponse } from "./buffer-text-response.ts";
import { markLogoResponse, orBuiltInLogo } from "./built-in-logo.ts";
import { divideCacheControl } from "./cache-headers.ts";
import { Compression } from "./compression.ts";
import { notModified } from "./conditional-request.ts";
import { type ContentDecision, type FoundContent, findContent } from "./find-content.ts";
import { hasPagePolicy, mergeCsp } from "./merge-csp.ts";
import { MicroCache, sendCached } from "./micro-cache.ts";
import { type PageFill, pageFill } from "./page-fill.ts";
import { plainBody, refuse, respond, setPlainHeaders } from "./plain-response.ts";
import { countPrefetch } from "./prefetch.ts";
import { reduceImages, setClientHints } from "./save-data.ts";
import { readWorker, sendWorker } from "./service-worker.ts";
import { validateRequest } from "./validate-request.ts";
import { WorkLimits } from "./work-limits.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Clients try again after this many seconds. */
const retryAfter = { "retry-after": String(periods.headers.retryAfterBusySeconds) };

/** Headers that only Next's client needs, for payloads; the page's first kilobyte already has the preloads of `link`. */
const notForPages = ["link", "x-nextjs-prerender", "x-nextjs-stale-time", payloadVersionHeader];

/** Paths whose response depends on the query. */
const hasOwnQuery = /^\/(?:_next|api|files)\//;

/** HTTP front of Next: validates, limits what has to be rendered, merges the CSP, compresses, micro-caches. */
export function siteListener(next: Handler): RequestListener {
  const compression = new Compression();
  const microCache = new MicroCache();
  const limits = new WorkLimits();

  const sendFromCache = (req: IncomingMessage, res: ServerResponse) => {
    const key = microCache.key(req);
    const cached = key && microCache.get(key);
    if (cached) sendCached(cached, req, res);
    return cached !== undefined;
  };

  /** Resolves when the response begins, or when it is clear that there will be none. */
  const render = (req: IncomingMessage, res: ServerResponse, fill?: PageFill) =>
    new Promise<void>((resolve) => {
      const key = fill ? undefined : microCache.key(req);
      const acceptEncoding = req.headers["accept-encoding"];
      const isLogo = markLogoResponse(req, res);
      bufferTextResponse(res, {
        beforeHeaders: () => {
          resolve();
          restoreFileLength(res);
          divideCacheControl(res);
          mergeCsp(res);
          setClientHints(req, res);
          notModified(req, res);
        },
        transformBody: async (rendered) => {
          resolve();
          res.removeHeader(fileLengthHeader);
          const isPage = String(res.getHeader("content-type")).startsWith("text/html");
          const page = isPage && !hasPagePolicy(res) ? joinPayload(rendered) : rendered;
          const text = isLogo ? orBuiltInLogo(res, page) : page;
          const body = fill ? fillIn(res, text, fill) : text;
          divideCacheControl(res);
          setClientHints(req, res);
          if (isPage) setPageHeaders(res);
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
      next(req, res)
        .catch((error) => {
          logFailure(req, error, "request failed");
          if (res.headersSent) res.destroy();
          else refuse(res, 500);
        })
        .finally(resolve);
    });

  const respondWithNext = async (req: IncomingMessage, res: ServerResponse, fill?: PageFill) => {
    reduceImages(req);
    const { url = "" } = req;
    const limit = limits.of(url, essentialUrl(url).path) ?? (fill && limits.filledForms);
    if (!limit) void render(req, res);
    else if (!(await limit.run(res, () => render(req, res, fill)))) refuse(res, 503, retryAfter);
  };

  /** Handles a request that Next need not see, or about which the backend must be asked first. */
  const decide = async (
    req: IncomingMessage,
    res: ServerResponse,
    found: NonNullable<FoundContent>,
    fill?: PageFill,
  ) => {
    let decision: ContentDecision;
    const work = async () => {
      decision = "ask" in found ? await found.ask() : found;
    };
    const isAllowed = await limits.unknown.run(res, work, "ask" in found ? found.source : undefined);
    if (!isAllowed) return refuse(res, 503, retryAfter);
    // Not cached permanently: a record may get its former title back, and editors may remove a redirect.
    if (decision?.redirect)
      return respond(res, decision.isTemporary ? 307 : 308, {
        location: decision.redirect,
        "cache-control": "no-cache",
      });
    if (decision?.rewrite) {
      rewrite(req, decision.rewrite);
      if (sendFromCache(req, res)) return;
    }
    await respondWithNext(req, res, fill);
  };

  const worker = readWorker();

  return (req, res) => {
    const decision = validateRequest(req);
    if (decision && "refused" in decision) return refuse(res, decision.refused, decision.headers);
    if (worker && req.url === workerPath) return void sendWorker(req, res, worker, compression);
    if (decision?.redirect) return respond(res, 308, { location: decision.redirect });
    if (decision?.rewrite) rewrite(req, decision.rewrite);
    const { path, url } = essentialUrl(req.url ?? "");
    const fill = pageFill(req);
    if (!hasOwnQuery.test(path)) rewrite(req, url);
    countPrefetch(req);
    if (!fill && sendFromCache(req, res)) return;
    const found = findContent(path);
    void (found ? decide(req, res, found, fill) : respondWithNext(req, res, fill));
  };
}

/** Next varies pages by headers, too, that only the payload at the same path depends on. */
function setPageHeaders(res: ServerResponse): void {
  for (const name of notForPages) res.removeHeader(name);
  res.setHeader("vary", "rsc");
}

/** Sends a page with values of its request; no cache stores it. */
function fillIn(res: ServerResponse, body: Buffer, fill: PageFill): Buffer {
  if (res.statusCode !== 200) return body;
  res.removeHeader("etag");
  res.setHeader("cache-control", "private, no-store");
  return Buffer.from(fill(body.toString()));
}

/** Keep the hash of the router's navigations: without one, Next would redirect them. */
function rewrite(req: IncomingMessage, url: string): void {
  const [hash] =
    /(?<=[?&])_rsc(?:=[^&]*)?(?=&|$)/.exec(req.headers.rsc === undefined ? "" : (req.url ?? "")) ?? [];
  req.url = hash ? `${url}${url.includes("?") ? "&" : "?"}${hash}` : url;
}

/** A failed page: a hash for each of the scripts that carry its payload could take more than headers may. */
function joinPayload(page: Buffer): Buffer {
  return Buffer.from(joinPayloadScripts(page.toString()));
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

/** Replaces a page that has not been sent yet. Returns the new body. */
function refusePage(res: ServerResponse): Buffer {
  for (const name of res.getHeaderNames()) if (name !== "connection") res.removeHeader(name);
  res.statusCode = 500;
  setPlainHeaders(res, { "cache-control": "no-store" });
  return plainBody(500);
}
