import { listenAddress, localOrigin } from "./listen-address.ts";
import { periods } from "./periods.ts";

/**
 * This process's answer for a path, redirects included; it renders the page if that is stale.
 * @returns undefined when there is none within 10 s
 */
export function requestPage(path: string, init?: RequestInit): Promise<Response | undefined> {
  const { host, port } = listenAddress();
  return fetch(localOrigin(host, port) + path, {
    ...init,
    redirect: "manual",
    signal: AbortSignal.timeout(periods.pageCache.requestTimeoutMs),
  }).catch(() => undefined);
}
