import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "../runtime/env";

/** Next gives route handlers no address, and passes on an X-Forwarded-For that anybody may have written. */
export const addressHeader = "x-client-address";

/** From now on every POST request carries its sender's address; what the sender itself wrote there is replaced. */
export function noteAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method !== "POST") return;
    const forwarded = request.headers["x-forwarded-for"];
    request.headers[addressHeader] = clientAddress(
      request.socket.remoteAddress ?? "",
      Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ""),
      env().TRUSTED_PROXIES,
    );
  });
}

/**
 * Who sent a request: the connection's other end, or what the proxies before the site say. Each proxy adds an address
 * at the end; what stands further left may be invented. A connection from this machine itself is a proxy's.
 */
export function clientAddress(peer: string, forwarded: string, proxies: number): string {
  const chain = [...forwarded.split(",").map(plain), plain(peer)].filter(Boolean);
  const near = isLoopback(plain(peer)) ? 1 : 0;
  const address = chain.at(-1 - Math.max(proxies, near)) ?? chain[0] ?? "";
  return network(isIP(address) ? address : plain(peer));
}

function plain(written: string): string {
  return written
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

/** An IPv6 customer has a whole /64, and may use another address for each request. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
