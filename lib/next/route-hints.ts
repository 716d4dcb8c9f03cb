import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type RouteHints = Record<string, { hints: number }>;

/** `PrefetchHint.InliningHintsStale`, a constant of types only. */
export const inliningHintsStale = 512;

/**
 * Keeps the router from remembering the route of any page. It would take a page for that of each query of its path, without a
 * request: it cannot know that middleware.ts rewrites queries. Next marks only the pages that the build renders, for a reason of its own.
 * @param distDir folder of a finished build
 * @throws when the build has no hints
 */
export function markRoutes(distDir: string): void {
  const file = join(distDir, "server", "prefetch-hints.json");
  const routes = JSON.parse(readFileSync(file, "utf8")) as RouteHints;
  for (const route of Object.values(routes)) route.hints |= inliningHintsStale;
  writeFileSync(file, JSON.stringify(routes));
}
