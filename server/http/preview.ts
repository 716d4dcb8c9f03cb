/**
 * The preview of drafts: a process of its own that caches nothing and serves only users of the CMS. The public site has none
 * of this, so no header, cookie or address makes it show a draft.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isUnambiguousTarget } from "../../lib/http/request-target.ts";
import { publishContent } from "../../lib/runtime/content-version.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { addPreviewScript, previewScript, previewScriptPath } from "./preview-script.ts";
import type { SiteListener } from "./site-response.ts";

const cookieName = "preview";
const sessionSeconds = periods.http.previewSessionSeconds;
/** Files of the build and the liveness check contain no content; this process asks itself for redirects, with a secret. */
const isOpen = /^\/(?:_next\/static\/|api\/(?:health\/live|redirects)$)/;

type Options = { secret: string; frameOrigin: string };

/**
 * Guards the site's listener. `/preview?path=…` leads to a page; without a session through the CMS, which adds a token for one
 * to the users it knows. `/preview/leave` ends the session and leads to the CMS.
 */
export function previewListener(site: SiteListener, { secret, frameOrigin }: Options): SiteListener {
  const usedTokens = new Map<string, number>();
  const isSecure = frameOrigin.startsWith("https:");

  const enter = (req: IncomingMessage, res: ServerResponse, searchParams: URLSearchParams) => {
    const path = ownPath(searchParams.get("path"));
    if (isValid(cookieOf(req), "session", secret)) return redirect(res, path);
    const token = searchParams.get("token");
    if (token === null) return redirect(res, `${frameOrigin}/api/preview?${new URLSearchParams({ path })}`);
    if (!isValid(token, "entry", secret) || usedTokens.has(token))
      return refuse(res, 401, "This link has expired. Open the preview again from the CMS.");
    for (const [used, expiresMs] of usedTokens) if (expiresMs < Date.now()) usedTokens.delete(used);
    usedTokens.set(token, expiryMs(token));
    redirect(res, path, cookie(createSession(secret), sessionSeconds, isSecure));
  };

  return (req, res) => {
    // The last step, over the headers of the site itself.
    res.steps.push({ headers: () => setPreviewHeaders(res, frameOrigin) });
    const { url = "" } = req;
    if (!isUnambiguousTarget(url)) return refuse(res, 400, "This address is not valid.");
    const [path = ""] = url.split("?", 1);
    if (req.method !== "GET" && req.method !== "HEAD")
      return refuse(res, 405, "The preview only shows pages.");
    if (path === previewScriptPath) {
      res.writeHead(200, { "content-type": "text/javascript" }).end(previewScript(frameOrigin));
      return;
    }
    if (path === "/preview") return enter(req, res, new URLSearchParams(url.slice(path.length)));
    if (path === "/preview/leave") return redirect(res, `${frameOrigin}/admin`, cookie("", 0, isSecure));
    if (!isOpen.test(path) && !isValid(cookieOf(req), "session", secret))
      return refuse(res, 401, "This preview has ended. Open it again from the CMS.");
    // No page joins a call of an earlier one: a draft may have been saved meanwhile.
    publishContent();
    delete req.headers["accept-encoding"];
    res.steps.push({ body: (body) => addPreviewScript(res, body) });
    site(req, res);
  };
}

/** A path of this host: browsers take "//" and "/\" for another one. */
function ownPath(path: string | null): string {
  return path !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : "/";
}

function createSession(secret: string): string {
  const text = `${Math.floor(Date.now() / 1000) + sessionSeconds}.${randomBytes(16).toString("base64url")}`;
  return `${text}.${sign("session", text, secret)}`;
}

function sign(purpose: "entry" | "session", text: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest("base64url");
}

/** @param token the second at which it expires, a random value, and their signature */
function isValid(token: string, purpose: "entry" | "session", secret: string): boolean {
  const [, text, signature = ""] = /^(\d{10}\.[\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  if (text === undefined || expiryMs(token) < Date.now()) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, text, secret)));
}

function expiryMs(token: string): number {
  return Number.parseInt(token, 10) * 1000;
}

function cookieOf({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? "").split(";").map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? "";
}

function cookie(value: string, maxAge: number, isSecure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? "; Secure" : ""}`;
  return `${cookieName}=${value}; ${attributes}`;
}

function redirect(res: ServerResponse, location: string, setCookie?: string): void {
  res.writeHead(302, { location, ...(setCookie && { "set-cookie": setCookie }) }).end();
}

function refuse(res: ServerResponse, status: number, message: string): void {
  res.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${message}\n`);
}

/** Nothing is stored or indexed, and the CMS may show the page in a frame. */
function setPreviewHeaders(res: ServerResponse, frameOrigin: string): void {
  const policy = String(res.getHeader("content-security-policy") ?? "default-src 'self'");
  const frames = `frame-ancestors 'self' ${frameOrigin}`;
  res.setHeader(
    "content-security-policy",
    `${policy.replace(/(?:; )?frame-ancestors [^;]*/, "")}; ${frames}`,
  );
  res.removeHeader("cdn-cache-control");
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("x-robots-tag", "noindex, nofollow");
}
