/** Address at which the site listens when HOST is unset: only this machine reaches it. */
export const defaultHost = "127.0.0.1";

/** The address that this process listens at, from variables that server/main.ts checks. */
export function listenAddress(): { host: string; port: number } {
  return { host: process.env.HOST || defaultHost, port: Number(process.env.PORT || 3000) };
}

/** True for an IP address that only this machine reaches. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./i.test(address);
}

/** True for a URL that leads to this machine. */
export function isThisMachine({ hostname }: URL): boolean {
  return hostname === "localhost" || isLoopback(hostname.replace(/[[\]]/g, ""));
}

/** The origin at which this machine reaches a site that listens at an IP address. */
export function localOrigin(host: string, port: number): string {
  const address = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** Next gives route handlers no IP address, only an X-Forwarded-For that anyone may have written: lib/http/client-address.ts sets this one. */
export const addressHeader = "x-client-address";
