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
import { isComposed, parseAddress } from "../../lib/site/address.ts";
import type { Address } from "../../lib/site/address-kind.ts";
import { localPath, pathInNext } from "../../lib/site/language-path.ts";
import { redirectTo } from "../../lib/site/redirect-target.ts";
import { defaultLanguage } from "../../lib/words/language.ts";
import { offeredLanguages } from "../../lib/words/offered-languages.ts";
import { Compression } from "./compression.ts";
import { type Exchange, finishResponse } from "./finish-response.ts";
import { logFailure } from "./log-failure.ts";
import { MicroCache, sendCached } from "./micro-cache.ts";
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

/**
 * HTTP front of Next, in the order in which it works: validates a request, reads its address once, answers what needs no page,
 * answers from the micro-cache, limits the work that Next begins, and finishes Next's response.
 */
export function siteListener(next: Handler): SiteListener {
  const parts = { compression: new Compression(), microCache: new MicroCache(), redirects: new Redirects() };
  const limits = new WorkLimits();

  const answer = (req: IncomingMessage, res: SiteResponse) => {
    const { url: asked = "" } = req;
    const refusal = validateRequest(req);
    if (refusal) return refuse(res, refusal.refused, refusal.headers);
    const address = offeredAddress(asked);
    if (!address.isCanonical) return redirectOnce(res, address, asked);
    return isMissing(address) ? answerMissing(req, res, address) : answerKnown(req, res, address);
  };

  /** To where editors say that it leads, or to the canonical address. */
  const redirectOnce = async (res: SiteResponse, address: Address, asked: string) => {
    const [path = ""] = asked.split("?", 1);
    const moved = await parts.redirects.find(isComposed(address) ? address.url : path);
    if (!moved) return respond(res, 308, { location: redirectTo(address.url, asked) });
    setRedirect(res, moved, asked);
    res.end(plainBody(res.statusCode));
  };

  /** Sends the 404 page of the build, or a redirect of editors. */
  const answerMissing = async (req: IncomingMessage, res: SiteResponse, address: Address) => {
    const redirect = await parts.redirects.find(address.path);
    const path = pathInNext(missingPath, address.language);
    const url = localPath(missingPath, address.language);
    if (!redirect) return answerKnown(req, res, { ...address, path, url });
    setRedirect(res, redirect, req.url ?? "");
    res.end(plainBody(res.statusCode));
  };

  const answerKnown = async (req: IncomingMessage, res: SiteResponse, address: Address) => {
    const { url: asked = "" } = req;
    const fill = pageFill(req);
    setUrl(req, res, address);
    // They are small, and Next fails for a range beyond their end.
    if (address.kind === "build file" || address.kind === "public file") delete req.headers.range;
    const key = fill ? undefined : parts.microCache.key(req);
    const cached = key && parts.microCache.get(key);
    if (cached) return sendCached(cached, req, res);
    const work = () => render({ req, res, address, asked, fill, isLogo: isLogoUrl(asked) });
    const limit = limits.of(address, req.url) ?? (fill && limits.filledForms);
    if (!limit) return work();
    if (!(await limit.run(res, work))) refuse(res, 503, retryAfter);
  };

  /** Resolves when the response begins, or when it is clear that there will be none. */
  const render = (exchange: Exchange) =>
    new Promise<void>((resolve) => {
      const { req, res } = exchange;
      res.steps.unshift({ start: resolve, ...finishResponse(exchange, parts) });
      // Next names no type when it cannot resize a logo.
      res.holdsAll = exchange.isLogo && exchange.address.kind === "resized image";
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
  const isPayload = req.headers[payloadHeader] !== undefined;
  const isAtOwnPath = path === url.split("?", 1)[0];
  if (isPayload && !isAtOwnPath) res.setHeader(rewrittenPathHeader, path);
  const target = isAtOwnPath ? url : path;
  if (target === req.url) return;
  const hash = isPayload ? payloadParameterOf(req.url ?? "") : undefined;
  req.url = hash ? withPayloadParameter(target, hash) : target;
}
