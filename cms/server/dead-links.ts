/** Links of the site that lead nowhere. */
import { filesPath } from "../../lib/media/files-path.ts";
import { redirectKey } from "../../lib/site/redirects.ts";
import { findPage } from "./pages.ts";
import type { Snapshot } from "./snapshot.ts";

/** A record with its rows, blocks and texts. The picture of shared links is shown without a text. */
export function partsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  const inner = Object.entries(value).filter(([name]) => name !== "seo");
  return [value, ...inner.flatMap(([, each]) => partsOf(each))];
}

/** Paths of the site to which a text or a field leads. */
export function linksOf(part: unknown): string[] {
  if (typeof part === "string")
    return Array.from(part.matchAll(/ href="(\/[^"]*)"/g), ([, path = ""]) => path);
  const { href } = (part ?? {}) as { href?: unknown };
  return typeof href === "string" && href.startsWith("/") ? [href] : [];
}

/** @returns tells whether a path, with its query, leads to nothing that visitors can open */
export function deadLinks(published: Snapshot): (link: string) => boolean {
  const redirected = new Set(published.docs("redirects").map(({ from }) => redirectKey(String(from))));
  return (link) => {
    const [path = ""] = link.replaceAll("&amp;", "&").split(/[?#]/, 1);
    const [, file] = path.split(new RegExp(`^(?:${filesPath})?/media/`));
    if (file !== undefined) return !published.fileNames().has(decodeURIComponent(file));
    return !(redirected.has(redirectKey(path)) || findPage(published, path));
  };
}
