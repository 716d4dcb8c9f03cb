import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { pdfPolicy } from "../../lib/media/file-policy.ts";
import { fileLengthHeader } from "../../lib/next/file-length.ts";
import { payloadHeader, routerOnlyHeaders } from "../../lib/next/router.ts";
import { logOncePerMinute } from "../../lib/runtime/log-limit.ts";
import type { Address } from "../../lib/site/address-kind.ts";
import { pageVersionHeader } from "../first-view/hydrate-page.ts";
import { joinPayloadScripts } from "../first-view/policy.ts";
import { divideCacheControl, notModified } from "./cache-headers.ts";
import type { Compression } from "./compression.ts";
import { hasPagePolicy, mergeCsp } from "./merge-csp.ts";
import type { Key, MicroCache } from "./micro-cache.ts";
import type { PageFill } from "./page-fill.ts";
import { plainBody, replaceHeaders } from "./plain-response.ts";
import { keepParameters } from "./redirects.ts";
import type { ResponseStep, SiteResponse } from "./site-response.ts";

/** A request that Next answers. */
export type Exchange = {
  req: IncomingMessage;
  res: SiteResponse;
  address: Address;
  /** The URL as the client sent it; `req.url` is what Next receives. */
  asked: string;
  fill: PageFill | undefined;
  /** Under which the response may be kept. */
  key: Key | undefined;
  isLogo: boolean;
};

type Parts = {
  compression: Compression;
  microCache: MicroCache;
  /** Makes the response a redirect if editors have moved the page. Returns the body. */
  moved: () => Promise<Buffer | undefined>;
};

/** Headers that only Next's client needs, for payloads; the page's first kilobyte already has the preloads of `link`. */
const notForPages = ["link", ...routerOnlyHeaders, pageVersionHeader];

const icon = readFileSync(new URL("../../public/icon.svg", import.meta.url));

/** The changes to a response of Next before it is sent, in the order in which they are made. */
export function finishResponse(exchange: Exchange, { compression, microCache, moved }: Parts): ResponseStep {
  const { req, res, address, asked, fill, key, isLogo } = exchange;
  return {
    headers: (isComplete) => {
      if (isComplete) return;
      restoreFileLength(res);
      if (address.kind === "document") setFilePolicy(res);
      keepParameters(res, asked);
      divideCacheControl(res);
      mergeCsp(res);
      notModified(req, res);
      if (key) microCache.drop(key);
    },
    body: async (rendered) => {
      res.removeHeader(fileLengthHeader);
      if ([404, 410].includes(res.statusCode) && address.kind === "page") {
        const redirected = await moved();
        if (redirected) return redirected;
      }
      keepParameters(res, asked);
      const isPage = String(res.getHeader("content-type")).startsWith("text/html");
      const page = isPage && !hasPagePolicy(res) ? joinPayload(rendered) : rendered;
      const text = isLogo ? orBuiltInLogo(res, page) : page;
      const body = fill ? fillIn(res, text, fill) : text;
      divideCacheControl(res);
      if (isPage) setPageHeaders(res);
      try {
        mergeCsp(res, isPage && body.byteLength > 0 ? body.toString() : undefined);
      } catch (error) {
        logFailure(asked, error, "page refused");
        res.statusCode = 500;
        replaceHeaders(res, { "cache-control": "no-store" });
        return plainBody(500);
      }
      const sent = await compression.apply(req, res, body);
      if (key) microCache.keep(key, res, sent);
      return notModified(req, res) ? Buffer.alloc(0) : sent;
    },
  };
}

/** Next varies pages by headers, too, that only the payload at the same path depends on. */
function setPageHeaders(res: SiteResponse): void {
  for (const name of notForPages) res.removeHeader(name);
  res.setHeader("vary", payloadHeader);
}

/** Sends a page with values of its request; no cache stores it. */
function fillIn(res: SiteResponse, body: Buffer, fill: PageFill): Buffer {
  if (res.statusCode !== 200) return body;
  res.removeHeader("etag");
  res.setHeader("cache-control", "private, no-store");
  return Buffer.from(fill(body.toString()));
}

/** A failed page: a hash for each of the scripts that carry its payload could take more than headers may. */
function joinPayload(page: Buffer): Buffer {
  return Buffer.from(joinPayloadScripts(page.toString()));
}

function restoreFileLength(res: SiteResponse): void {
  const length = res.getHeader(fileLengthHeader);
  if (length === undefined) return;
  res.removeHeader(fileLengthHeader);
  res.setHeader("content-length", length);
}

/** The type of a file is known only now. A 304 names none, and must not replace the policy of the browser's copy. */
function setFilePolicy(res: SiteResponse): void {
  if (res.statusCode === 304) res.removeHeader("content-security-policy");
  if (res.getHeader("content-type") === "application/pdf")
    res.setHeader("content-security-policy", pdfPolicy);
}

/** The built-in logo as the body of a failed response: browsers also show the image of a 404, and do not cache it. */
function orBuiltInLogo(res: SiteResponse, body: Buffer): Buffer {
  if (res.statusCode < 400) return body;
  res.removeHeader("etag");
  res.setHeader("content-type", "image/svg+xml");
  res.setHeader("cache-control", "no-store");
  return icon;
}

/** @param asked URL of the request, of which the log gets no query: that may have a visitor's words */
export function logFailure(asked: string, error: unknown, message: string): void {
  const [path] = asked.split("?", 1);
  logOncePerMinute("error", `${message} ${error}`, { err: error, url: path }, message);
}
