import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin, type Strategy } from "serwist";
import { deadLineSeconds } from "../lib/site/browser-periods.ts";
import { localPath, splitLanguage } from "../lib/site/language-path.ts";
import { offlinePath } from "../lib/site/offline-paths.ts";
import { routes } from "../lib/site/routes.ts";
import type { Language } from "../lib/words/language.ts";
import { bounds } from "./bounds.ts";
import { buildId } from "./build-id.ts";
import { cacheName, fixedCacheName } from "./caches.ts";
import { pageKey } from "./page-key.ts";
import { isKeepable, type Kind } from "./request-kind.ts";

/** The pages that every visitor has offline, in a language. */
export const fixedPages = (language: Language) =>
  [offlinePath, routes.contact].map((path) => localPath(path, language));

/**
 * Pages stay fresh: the network answers as long as there is a connection. A file never changes, because its name has a hash.
 */
export const strategies: Record<Kind, Strategy> = {
  document: new NetworkFirst({
    ...optionsOf("document", { handlerDidError: fixedPage, cacheKeyWillBeUsed }),
    networkTimeoutSeconds: deadLineSeconds,
  }),
  payload: new NetworkFirst({
    ...optionsOf("payload", { handlerDidError: fixedPayload, cacheKeyWillBeUsed }),
    networkTimeoutSeconds: deadLineSeconds,
  }),
  file: new CacheFirst(optionsOf("file")),
  image: new NetworkFirst(optionsOf("image", { handlerDidError: otherSize })),
};

function optionsOf(kind: Kind, plugin: SerwistPlugin = {}) {
  const { maxEntries, maxAgeSeconds, maxEntryBytes } = bounds[kind];
  const maxAgeFrom = kind === "file" ? "last-used" : "last-fetched";
  const expiration = new ExpirationPlugin({ maxEntries, maxAgeSeconds, maxAgeFrom, purgeOnQuotaError: true });
  const cacheWillUpdate: SerwistPlugin["cacheWillUpdate"] = async ({ response }) => {
    if (savesData() || !isKeepable(response, kind)) return null;
    const { byteLength } = await response.clone().arrayBuffer();
    return byteLength <= maxEntryBytes ? response : null;
  };
  return {
    cacheName: cacheName(kind),
    plugins: [{ ...plugin, cacheWillUpdate }, expiration],
    // The key is sufficient: documents and payloads have separate caches.
    matchOptions: { ignoreVary: true },
  };
}

/** The visitor may have asked for it since the worker was installed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

type KeyOptions = Parameters<NonNullable<SerwistPlugin["cacheKeyWillBeUsed"]>>[0];
async function cacheKeyWillBeUsed({ request }: KeyOptions): Promise<string> {
  return pageKey(request.url);
}

type ErrorOptions = Parameters<NonNullable<SerwistPlugin["handlerDidError"]>>[0];

/** The contact page, or the offline page with the status of a failure. */
async function fixedPage({ request }: ErrorOptions): Promise<Response | undefined> {
  // To open a cache would create it again, if a newer release has removed it.
  const options = { cacheName: fixedCacheName("document", buildId), ignoreVary: true };
  const { pathname } = new URL(request.url);
  const own = await caches.match(pathname, options);
  if (own) return own;
  const { language } = splitLanguage(pathname);
  const offline =
    (await caches.match(localPath(offlinePath, language), options)) ??
    (await caches.match(offlinePath, options));
  return offline && new Response(offline.body, { status: 503, headers: offline.headers });
}

async function fixedPayload({ request }: ErrorOptions): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const options = { cacheName: fixedCacheName("payload", buildId), ignoreVary: true };
  return splitLanguage(pathname).path === offlinePath ? undefined : caches.match(pathname, options);
}

/** The same picture in another size is better than none. */
async function otherSize({ request }: ErrorOptions): Promise<Response | undefined> {
  const source = new URL(request.url).searchParams.get("url");
  const cache = await caches.open(cacheName("image"));
  const kept = source ? await cache.keys() : [];
  const other = kept.find(({ url }) => new URL(url).searchParams.get("url") === source);
  return other && cache.match(other, { ignoreVary: true });
}
