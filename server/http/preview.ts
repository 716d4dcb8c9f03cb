/**
 * The preview of drafts: a process of its own that caches nothing and serves only users of the CMS. The public site has none
 * of this, so no header, cookie or address makes it show a draft.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
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

/** Guards the site's listener. `/preview?token=…&path=…` starts a session; `/preview/leave` ends it and leads to the CMS. */
export function previewListener(site: SiteListener, { secret, frameOrigin }: Options): SiteListener {
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
    if (path === "/preview") return enter(res, new URLSearchParams(url.slice(path.length)), secret);
    if (path === "/preview/leave") return redirect(res, `${frameOrigin}/admin`, cookie("", 0));
    if (!isOpen.test(path) && !isValid(cookieOf(req), "session", secret))
      return refuse(res, 401, "This preview has ended. Open it again from the CMS.");
    // No page joins a call of an earlier one: a draft may have been saved meanwhile.
    publishContent();
    delete req.headers["accept-encoding"];
    res.steps.push({ body: (body) => addPreviewScript(res, body) });
    site(req, res);
  };
}

function enter(res: ServerResponse, searchParams: URLSearchParams, secret: string): void {
  if (!isValid(searchParams.get("token") ?? "", "entry", secret)) {
    refuse(res, 401, "This link has expired. Open the preview again from the CMS.");
    return;
  }
  const path = searchParams.get("path") ?? "/";
  // A path of this host: browsers take "//" and "/\" for another one.
  const isOwn = /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
  const expires = Math.floor(Date.now() / 1000) + sessionSeconds;
  redirect(res, isOwn ? path : "/", cookie(`${expires}.${sign("session", expires, secret)}`, sessionSeconds));
}

function sign(purpose: "entry" | "session", expires: number, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose} ${expires}`).digest("base64url");
}

function isValid(token: string, purpose: "entry" | "session", secret: string): boolean {
  const [, expires, signature = ""] = /^(\d{10})\.([\w-]{43})$/.exec(token) ?? [];
  if (expires === undefined || Number(expires) * 1000 < Date.now()) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, Number(expires), secret)));
}

function cookieOf({ headers }: IncomingMessage): string {
  const cookies = (headers.cookie ?? "").split(";").map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? "";
}

function cookie(value: string, maxAge: number): string {
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;
}

function redirect(res: ServerResponse, location: string, setCookie: string): void {
  res.writeHead(302, { location, "set-cookie": setCookie }).end();
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
  res.removeHeader("x-frame-options");
  res.removeHeader("cdn-cache-control");
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("x-robots-tag", "noindex, nofollow");
}
