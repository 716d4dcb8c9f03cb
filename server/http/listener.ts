import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import { securityHeaders } from "../../lib/http/security-headers.ts";
import { log } from "../../lib/runtime/log.ts";
import { bufferTextResponse } from "./buffer-text-response.ts";
import { Compression } from "./compression.ts";
import { notModified } from "./conditional-request.ts";
import { mergeCsp } from "./merge-csp.ts";
import { MicroCache } from "./micro-cache.ts";
import { nameHints, sparePictures } from "./save-data.ts";
import { validateRequest } from "./validate-request.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * What stands before Next: turns away what is no request of this site, gives every response its strict policy, compresses
 * texts once, and gives a page that was just asked for once more.
 */
export function siteListener(next: Handler): RequestListener {
  const compression = new Compression();
  const answers = new MicroCache();
  return (req, res) => {
    const decision = validateRequest(req);
    if (decision && "refused" in decision) return refuse(res, decision.refused, decision.headers);
    if (decision?.redirect) return respond(res, 308, { location: decision.redirect });
    if (decision?.rewrite) req.url = decision.rewrite;

    const place = answers.place(req);
    if (place && answers.give(place, req, res)) return;
    sparePictures(req);

    const accepted = req.headers["accept-encoding"];
    bufferTextResponse(res, {
      head: () => {
        mergeCsp(res);
        nameHints(req, res);
        notModified(req, res);
      },
      whole: async (body) => {
        const isPage = String(res.getHeader("content-type")).startsWith("text/html");
        nameHints(req, res);
        // What Next announces in a header stands in the first kilobyte of the page.
        if (isPage) res.removeHeader("link");
        mergeCsp(res, isPage && body.byteLength > 0 ? body.toString() : undefined);
        req.headers["accept-encoding"] = accepted;
        const sent = await compression.apply(req, res, body);
        if (notModified(req, res)) return Buffer.alloc(0);
        if (place) answers.keep(place, res, sent);
        return sent;
      },
    });
    // Next would compress each answer anew.
    delete req.headers["accept-encoding"];
    next(req, res).catch((error) => {
      log.error({ err: error, url: req.url }, "request failed");
      if (res.headersSent) res.destroy();
      else refuse(res, 500);
    });
  };
}

function refuse(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  respond(res, status, { ...headers, "cache-control": "no-store" });
}

function respond(res: ServerResponse, status: number, headers: Record<string, string>): void {
  for (const { key, value } of securityHeaders(false)) res.setHeader(key, value);
  mergeCsp(res);
  res.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8" });
  res.end(`${status} ${STATUS_CODES[status]}\n`);
}
