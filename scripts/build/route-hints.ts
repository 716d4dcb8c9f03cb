import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type RouteHints = Record<string, { hints: number }>;

/** `PrefetchHint.InliningHintsStale`, in Next.js 16.4.6. */
const isStale = 512;

/**
 * Marks the routes of all pages as ones that the router must not remember. It would show the page of a path for each query of it, without a
 * request, as it cannot know that middleware.ts rewrites them. Next marks the pages of the build for another reason, and not those
 * that are rendered later.
 */
export function markRoutes(distDir: string): void {
  const file = join(distDir, "server", "prefetch-hints.json");
  const routes = JSON.parse(readFileSync(file, "utf8")) as RouteHints;
  for (const route of Object.values(routes)) route.hints |= isStale;
  writeFileSync(file, JSON.stringify(routes));
}
