import { type ServerResponse, STATUS_CODES } from "node:http";
import { securityHeaders } from "../../lib/http/security-headers.ts";
import { mergeCsp } from "./merge-csp.ts";

/** Rejects a request. */
export function refuse(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  respond(res, status, { ...headers, "cache-control": "no-store" });
}

export function respond(res: ServerResponse, status: number, headers: Record<string, string>): void {
  setPlainHeaders(res, headers);
  res.writeHead(status);
  res.end(plainBody(status));
}

/** The headers of all responses, and the given ones. Text unless they name another type. */
export function setPlainHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const { key, value } of securityHeaders(false)) res.setHeader(key, value);
  mergeCsp(res);
  const plain = { "content-type": "text/plain; charset=utf-8", ...headers };
  for (const [name, value] of Object.entries(plain)) res.setHeader(name, value);
}

/** For a response that has headers of its own already, and has not been sent. */
export function replaceHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const name of res.getHeaderNames()) if (name !== "connection") res.removeHeader(name);
  setPlainHeaders(res, headers);
}

export function plainBody(status: number): Buffer {
  return Buffer.from(`${status} ${STATUS_CODES[status]}\n`);
}
