/** Entries for the tests of this folder. */
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageValue } from "../../lib/next/cache-values.ts";
import { type Entry, type EntryKind, isRedirect } from "../../server/page-cache/entry.ts";

/** The text of a script that Next writes. */
export function script(text: string): string {
  return `self.__next_f.push([1,${JSON.stringify(text)}])`;
}

/** One whole document with a script, as React writes it. */
export function html(text: string): string {
  return `<!DOCTYPE html><html lang="en"><head></head><body><p>${text}</p><script>${script(text)}</script></body></html>`;
}

/**
 * A redirect leads to `/moved`.
 * @param size about how many bytes it takes, which do not compress
 */
export function page(text: string, { status = 200, size = 0, tags = "news" } = {}): PageValue {
  return {
    kind: "APP_PAGE",
    html: html(text),
    rscData: noise(size),
    headers: { "x-next-cache-tags": tags, ...(isRedirect(status) && { location: "/moved" }) },
    status,
    segmentData: new Map([["/_tree", Buffer.from(text)]]),
  };
}

export function entry(
  text: string,
  { size = 0, kind = "page" as EntryKind, lastModified = 1000 } = {},
): Entry {
  const cacheControl = { revalidate: 300, expire: 86_400 };
  return { value: page(text, { size }), lastModified, cacheControl, kind };
}

/** A folder of the test's own. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), "page-cache-"));
}

/** A page that Next has regenerated as a redirect after the stale page was sent: only the payload has its target. */
export function redirectBehindStale(target: string, location?: string): PageValue {
  const row = `2e:E${JSON.stringify({ digest: `NEXT_REDIRECT;replace;${target};308;` })}\n`;
  const moved = page("moved", { status: 308 });
  // The row of a text has no line break at its end.
  return {
    ...moved,
    rscData: Buffer.from(`1f:T5,title${row}2b:C\n`),
    headers: { ...moved.headers, location },
  };
}

/** Bytes without any pattern, the same each time. */
function noise(size: number): Buffer {
  return createHash("shake256", { outputLength: size }).update("noise").digest();
}
