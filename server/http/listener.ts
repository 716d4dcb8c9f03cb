import { globSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLogoUrl } from "../../lib/media/logo-url.ts";
import {
  payloadHeader,
  payloadParameterOf,
  rewrittenPathHeader,
  withPayloadParameter,
} from "../../lib/next/router.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { parseAddress } from "../../lib/site/address.ts";
import type { Address } from "../../lib/site/address-kind.ts";
import { localPath, pathInNext } from "../../lib/site/language-path.ts";
import { redirectTo } from "../../lib/site/redirect-target.ts";
import { defaultLanguage } from "../../lib/words/language.ts";
import { offeredLanguages } from "../../lib/words/offered-languages.ts";
import type { KnownPages } from "../page-cache/page-cache.ts";
import { Compression } from "./compression.ts";
import { type Exchange, finishResponse, logFailure } from "./finish-response.ts";
import { MicroCache } from "./micro-cache.ts";
import { pageFill } from "./page-fill.ts";
import { plainBody, refuse, respond } from "./plain-response.ts";
import { Redirects, setRedirect } from "./redirects.ts";
import type { SiteListener, SiteResponse } from "./site-response.ts";
import { validateRequest } from "./validate-request.ts";
import { WorkLimits } from "./work-limits.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Clients try again after this many seconds. */
const retryAfter = { "retry-after": String(periods.headers.retryAfterBusySeconds) };

/** Its page is part of the build. */
const missingPath = "/missing";
/** Read once, as in Next. */
const publicFiles = new Set(globSync("**", { cwd: "public" }).map((file) => `/${file}`));

/** The preview has no page cache. */
const noPages: KnownPages = { version: 0, has: () => false };

/**
 * HTTP front of Next, the steps of a request in their order:
 * 1. A response that was sent within the last second is sent again (micro-cache.ts).
 * 2. The request is validated (validate-request.ts), and its address read (lib/site/address.ts).
 * 3. An address that is misspelt or fits no route is redirected, or has the 404 page (redirects.ts).
 * 4. For visitors without scripts, values of the query are to be written into the page (page-fill.ts).
 * 5. Work that Next has to do waits for its turn (work-limits.ts).
 * 6. Next responds (site-response.ts). Its response is finished (finish-response.ts), compressed (compression.ts) and kept for step 1.
 * Before all of them, site-server.ts limits connections and the time for bodies, and preview.ts asks for a session.
 */
export function siteListener(next: Handler, pages: KnownPages = noPages): SiteListener {
  const parts = { compression: new Compression(), microCache: new MicroCache(pages) };
  const redirects = new Redirects();
  const limits = new WorkLimits(pages);

  const answer = (req: IncomingMessage, res: SiteResponse) => {
    const { url: asked = "" } = req;
    const key = parts.microCache.key(req, asked);
    if (key && parts.microCache.send(key, req, res)) return;
    const refusal = validateRequest(req);
    if (refusal) return refuse(res, refusal.refused, refusal.headers);
    const address = offeredAddress(asked);
    if (!address.isCanonical) return redirectOnce(res, address, asked);
    return isMissing(address) ? answerMissing(req, res, address) : answerKnown(req, res, address);
  };

  /** To where editors have moved what is missing at an address. Returns the body. */
  const redirectMoved = async (res: SiteResponse, address: Address, asked: string) => {
    const redirect = await redirects.find(address, asked);
    if (!redirect) return undefined;
    setRedirect(res, redirect, asked);
    return plainBody(res.statusCode);
  };

  /** To where editors say that it leads, or to the canonical address. */
  const redirectOnce = async (res: SiteResponse, address: Address, asked: string) => {
    const moved = await redirectMoved(res, address, asked);
    if (moved) res.end(moved);
    else respond(res, 308, { location: redirectTo(address.url, asked) });
  };

  /** Sends the 404 page of the build, or a redirect of editors. */
  const answerMissing = async (req: IncomingMessage, res: SiteResponse, address: Address) => {
    const moved = await redirectMoved(res, address, req.url ?? "");
    if (moved) return res.end(moved);
    const path = pathInNext(missingPath, address.language);
    const url = localPath(missingPath, address.language);
    return answerKnown(req, res, { ...address, path, url }, `${missingPath} ${address.language}`);
  };

  /** @param resource what the response is kept for */
  const answerKnown = async (
    req: IncomingMessage,
    res: SiteResponse,
    address: Address,
    resource = withHash(req, address.url),
  ) => {
    const { url: asked = "" } = req;
    const fill = pageFill(req);
    setUrl(req, res, address);
    // They are small, and Next fails for a range beyond their end.
    if (address.kind === "build file" || address.kind === "public file") delete req.headers.range;
    const key = fill ? undefined : parts.microCache.key(req, resource);
    if (key && resource !== asked && parts.microCache.send(key, req, res)) return;
    const work = () => render({ req, res, address, asked, fill, key, isLogo: isLogoUrl(asked) });
    const limit = limits.of(address, req.url) ?? (fill && limits.filledForms);
    if (!limit) return work();
    if (!(await limit.run(res, work))) refuse(res, 503, retryAfter);
  };

  /** Resolves when the response begins, or when it is clear that there will be none. */
  const render = (exchange: Exchange) =>
    new Promise<void>((resolve) => {
      const { req, res, address, asked } = exchange;
      const moved = () => redirectMoved(res, address, asked);
      res.steps.unshift({ start: resolve, ...finishResponse(exchange, { ...parts, moved }) });
      // Next names no type when it cannot resize a logo.
      res.holdsAll = exchange.isLogo && address.kind === "resized image";
      // The site has none. To its own, Next replies with a Set-Cookie, on pages that caches store.
      delete req.headers.cookie;
      next(req, res)
        .catch((error) => {
          logFailure(exchange.asked, error, "request failed");
          if (res.headersSent) res.destroy();
          else refuse(res, 500);
        })
        .finally(resolve);
    });

  return (req, res) => void answer(req, res);
}

function isMissing({ kind, path }: Address): boolean {
  const isBelowFolder = path.lastIndexOf("/") > 0;
  return kind === "none" || (kind === "public file" && isBelowFolder && !publicFiles.has(path));
}

/** A language that LOCALES does not name has no addresses. */
function offeredAddress(asked: string): Address {
  const address = parseAddress(asked);
  if (offeredLanguages().includes(address.language)) return address;
  return { ...address, kind: "none", isCanonical: true, language: defaultLanguage };
}

/**
 * Next gets the path at which it has the page, and its router learns that from a header, in payloads. Keeps the hash of the router's
 * navigations: without one, Next would redirect them.
 */
function setUrl(req: IncomingMessage, res: ServerResponse, { path, url }: Address): void {
  // Next need not run middleware.ts.
  req.headers["x-site-front"] = "1";
  const isAtOwnPath = path === url.split("?", 1)[0];
  if (req.headers[payloadHeader] !== undefined && !isAtOwnPath) res.setHeader(rewrittenPathHeader, path);
  const target = isAtOwnPath ? url : path;
  if (target !== req.url) req.url = withHash(req, target);
}

function withHash({ headers, url: asked = "" }: IncomingMessage, url: string): string {
  const hash = headers[payloadHeader] === undefined ? undefined : payloadParameterOf(asked);
  return hash ? withPayloadParameter(url, hash) : url;
}
