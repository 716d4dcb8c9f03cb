import "server-only";
import { lookup as ask } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";

/** Addresses that are not of the public internet, or lead back from it. */
const inside = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inside.addSubnet(network, bits, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Whether an address is on the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, "ipv4");
  return isIP(address) === 6 && globalUnicast.check(address, "ipv6") && !inside.check(address, "ipv6");
}

/** Looks a name up for one connection, and refuses it where any of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  ask(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), "", 0);
    const hidden = addresses.find(({ address }) => !isPublic(address));
    if (hidden) return done(new Error(`${hostname} is at ${hidden.address}, which is not public`), "", 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/**
 * A file of a host that the environment allows. No credentials, no redirects, and no address that is not public: the
 * one that was looked up and checked is the one that is connected to.
 * @param host name, with its port where it is not 443
 */
export function fetchHosted(
  host: string,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const url = new URL(`https://${host}/${path}`);
  const options = { headers: { ...headers, "accept-encoding": "identity" }, signal, lookup: publicLookup };
  const call = request(url, { ...options, agent: false }, (answer) => resolve(toResponse(answer)));
  call.on("error", reject);
  call.end();
  return promise;
}

const bodiless = [204, 205, 304];

function toResponse(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(", ")] as [string, string]],
  );
  if (bodiless.includes(status)) answer.resume();
  const body = bodiless.includes(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
