import { payloadHeader, withPayloadParameter } from "../lib/next/router.ts";
import { keptPageFreshMs } from "../lib/site/browser-periods.ts";
import { bounds } from "./bounds.ts";
import { cacheName } from "./caches.ts";
import { pageKey } from "./page-key.ts";
import { requestKind } from "./request-kind.ts";
import { strategies } from "./strategies.ts";

/**
 * Keeps the page that the visitor looks at. The worker has not seen all of it: the first page is older than the worker, a link leads to a
 * payload without the document, and the browser may have prefetched a document.
 */
export async function keepVisitedPage(url: string, event: ExtendableEvent): Promise<void> {
  if (requestKind(navigation(url), self.location.origin) !== "document") return;
  const requests = {
    document: new Request(url),
    payload: new Request(withPayloadParameter(url), { headers: { [payloadHeader]: "1" } }),
  };
  for (const kind of ["document", "payload"] as const) {
    if (await isFresh(kind, url)) continue;
    const [response, isDone] = strategies[kind].handleAll({ event, request: requests[kind] });
    await Promise.allSettled([response, isDone]);
  }
}

function navigation(url: string): Request {
  return { url, method: "GET", mode: "navigate", destination: "document", headers: new Headers() } as Request;
}

async function isFresh(kind: "document" | "payload", url: string): Promise<boolean> {
  const cache = await caches.open(cacheName(kind));
  const kept = await cache.match(pageKey(url), { ignoreVary: true });
  return kept !== undefined && Date.now() - Date.parse(kept.headers.get("date") ?? "") < keptPageFreshMs;
}

/** Pictures that the page showed before the worker was active. */
export async function keepPictures(urls: string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls.slice(0, bounds.image.maxEntries))
    await Promise.allSettled(strategies.image.handleAll({ event, request: new Request(url) }));
}
