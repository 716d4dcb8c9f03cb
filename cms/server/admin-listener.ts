/** HTTP front of the admin: what Payload leaves open is closed here, before a request reaches it. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { mailIsSet } from "./payload/people.ts";

/** Attempts to sign in, per address. Payload locks an account for 10 minutes after 5 failed ones. */
const signIns = new RateLimiterMemory({ points: 10, duration: 60 });
/** An invitation by mail leads to a form for a password; nobody else can reset one. The first user is created by a command. */
const closedWithoutMail = mailIsSet ? [] : [/^\/(?:api\/users\/reset-password|admin\/reset)(?:\/|$)/i];
const closed = [
  /^\/(?:api\/(?:graphql|users\/(?:first-register|forgot-password|verify))|admin\/(?:create-first-user|forgot))(?:\/|$)/i,
  ...closedWithoutMail,
];
const closedMessage = "Not found. Users and passwords are set with: npm run cms:user -- name@example.com";
const signIn = /^\/(?:(?:api\/users|admin)\/login|api\/users\/reset-password)(?:\/|$)/i;
const isClosed = (path: string) => closed.some((pattern) => pattern.test(path));
/** Empty segments and backslashes; lib/http/request-target.ts has refused other spellings before. */
const straySlash = /\/\/|\\/;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function adminListener(handler: Handler): RequestListener {
  return (request, response) => {
    void respond(request, response, handler).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  const [path = ""] = (request.url ?? "").split("?", 1);
  if (!hasOneSpelling(path)) return reject(response, 400, "Bad request");
  if (path === "/") {
    response.writeHead(302, { Location: "/admin" }).end();
    return;
  }
  if (isClosed(path)) return reject(response, 404, closedMessage);
  if (request.method === "POST" && signIn.test(path)) {
    const isAllowed = await signIns.consume(clientAddress(request)).then(
      () => true,
      () => false,
    );
    if (!isAllowed) return reject(response, 429, "Too many attempts. Try again in a minute.");
  }
  setSecurityHeaders(request, response);
  await handler(request, response);
}

/** The process listens on loopback only: a proxy on this machine adds the address of its client at the end. */
function clientAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return forwarded || socket.remoteAddress || "";
}

/** Next and Payload find their routes by more spellings than the ones that are looked for here. */
function hasOneSpelling(path: string): boolean {
  const isOfRoute = (isClosed(path) || signIn.test(path)) && path !== path.toLowerCase();
  return !straySlash.test(path) && !isOfRoute && isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const nonce = randomBytes(16).toString("base64");
  const preview = process.env.PREVIEW_URL ?? "";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${preview}`.trim(),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
  // Next takes the nonce for its own scripts from the request.
  request.headers["content-security-policy"] = policy;
  if (!request.url?.startsWith("/api/")) {
    response.setHeader("Content-Security-Policy", policy);
    // Not for the redirect to the preview: the window would lose the form that it belongs to.
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  }
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Robots-Tag", "noindex, nofollow");
}

export function reject(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ errors: [{ message }] });
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(body);
}
