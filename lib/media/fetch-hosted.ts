import "server-only";
import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Readable } from "node:stream";

/** Networks outside the public internet, or with a way back from it. */
const privateNetworks = new BlockList();
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
  privateNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, "ipv4");
  return (
    isIP(address) === 6 && globalUnicast.check(address, "ipv6") && !privateNetworks.check(address, "ipv6")
  );
}

/** Resolves a name for one connection, and fails where any of its IP addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), "", 0);
    const privateAddress = addresses.find(({ address }) => !isPublic(address));
    if (privateAddress)
      return done(new Error(`${hostname} is at ${privateAddress.address}, which is not public`), "", 0);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/**
 * Fetches a file of a host in IMAGE_HOSTS, without credentials or redirects. It connects to the very IP address that was
 * resolved and found to be public.
 * @param host name, with its port where it is not 443
 * @param path encoded, with its query
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
  const call = request(url, { ...options, agent: false }, (message) => resolve(toResponse(message)));
  call.on("error", reject);
  call.end();
  return promise;
}

const bodilessStatuses = [204, 205, 304];

function toResponse(message: IncomingMessage): Response {
  const status = message.statusCode ?? 502;
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(", ")] as [string, string]],
  );
  if (bodilessStatuses.includes(status)) message.resume();
  const body = bodilessStatuses.includes(status)
    ? null
    : (Readable.toWeb(message) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
