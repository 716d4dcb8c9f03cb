import type { Kind } from "./request-kind.ts";

/** All caches of the site begin with it. */
export const cachePrefix = "site-";

/**
 * One cache for each kind. They outlive a release: files have a hash of their content in their name, a page names its own
 * files, and a payload of another build is not rendered (lib/next/hydrate-page.ts).
 */
export const cacheName = (kind: Kind): string => `${cachePrefix}${kind}`;

/** The pages that a release brings with it, which no limit evicts. */
export const fixedCacheName = (kind: "document" | "payload", build: string): string =>
  `${cachePrefix}fixed-${kind}-${build}`;

/** Removes what earlier releases brought with them. */
export async function removeFixedCaches(keepBuild: string): Promise<void> {
  const kept = [fixedCacheName("document", keepBuild), fixedCacheName("payload", keepBuild)];
  for (const name of await caches.keys())
    if (name.startsWith(`${cachePrefix}fixed-`) && !kept.includes(name)) await caches.delete(name);
}
