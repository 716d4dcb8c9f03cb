import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";
import { type Env, env } from "../runtime/env";
import { addressHeader, isLoopback } from "../runtime/listen-address";

/** Sets the header of every request from now on, over any value that the client sent. */
export function setAddressHeaders(): void {
  // Most connections have one client, and many requests.
  const last = new WeakMap<Socket, { forwarded: string; address: string }>();
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { socket, headers } = request;
    const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join();
    let known = last.get(socket);
    if (known?.forwarded !== forwarded) {
      const peer = socket.remoteAddress ?? "";
      known = { forwarded, address: clientAddress(peer, forwarded, trustedProxies(peer, env())) };
      last.set(socket, known);
    }
    headers[addressHeader] = known.address;
  });
}

/**
 * Number of trusted proxies of a connection. If only this machine reaches the site, its connections come from a proxy. If
 * others reach it, only TRUSTED_PROXIES counts: tunnels and containers connect from this machine, too.
 */
export function trustedProxies(
  peer: string,
  { HOST, TRUSTED_PROXIES }: Pick<Env, "HOST" | "TRUSTED_PROXIES">,
): number {
  return isLoopback(HOST) && isLoopback(peer) ? Math.max(1, TRUSTED_PROXIES) : TRUSTED_PROXIES;
}

/**
 * IP address of the client. Each trusted proxy appends the address that it saw to `forwarded`; entries further left may be
 * invented.
 */
export function clientAddress(peer: string, forwarded: string, proxies: number): string {
  const chain = [...forwarded.split(",").map(normalize), normalize(peer)].filter(Boolean);
  const address = chain.at(-1 - proxies) ?? chain[0] ?? "";
  return network(isIP(address) ? address : normalize(peer));
}

/** Removes a port, brackets and the IPv4-mapped prefix. */
function normalize(address: string): string {
  return address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** An IPv6 client has a whole /64, and may use another address for each request. */
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
