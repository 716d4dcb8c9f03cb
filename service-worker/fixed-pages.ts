import { filesOfPage, namedFiles } from "../lib/next/page-files.ts";
import { payloadHeader, withPayloadParameter } from "../lib/next/router.ts";
import type { Language } from "../lib/words/language.ts";
import { buildId } from "./build-id.ts";
import { cacheName, fixedCacheName } from "./caches.ts";
import { fixedPages, strategies } from "./strategies.ts";

/**
 * Keeps the fixed pages of a language with their scripts and styles: those of the default one when a release is installed, others
 * when the visitor reads a page in them. The visitor has most of the files in the browser's cache. Browsers compile scripts that are kept
 * now, so the next page does not compile them again.
 */
export async function keepFixedPages(language: Language, event: ExtendableEvent): Promise<void> {
  const paths = fixedPages(language);
  if (await areKept(paths)) return;
  const pages = await Promise.all(paths.map(fetchPage));
  const texts = await Promise.all(pages.map(({ document }) => document.clone().text()));
  const files = new Set(texts.flatMap(filesOfPage));
  await keepFiles(files, event);
  await keepFiles(await loadedLater(files), event);
  // Last: where a page is kept, so are its files.
  const kinds = ["document", "payload"] as const;
  for (const kind of kinds) {
    const cache = await caches.open(fixedCacheName(kind, buildId));
    await Promise.all(pages.map((page) => cache.put(page.path, page[kind])));
  }
}

async function areKept(paths: string[]): Promise<boolean> {
  const options = { cacheName: fixedCacheName("payload", buildId), ignoreVary: true };
  const kept = await Promise.all(paths.map((path) => caches.match(path, options)));
  return kept.every(Boolean);
}

/** @throws if one of the responses is a failure: the browser then installs the release later */
async function fetchPage(path: string) {
  const [document, payload] = await Promise.all([
    fetch(path, { cache: "no-cache" }),
    fetch(withPayloadParameter(path), { headers: { [payloadHeader]: "1" }, cache: "no-store" }),
  ]);
  for (const { ok, status } of [document, payload]) if (!ok) throw new Error(`${path}: ${status}`);
  return { path, document, payload };
}

/** The scripts that these scripts import on demand, such as the rules of the form. */
async function loadedLater(files: Set<string>): Promise<Set<string>> {
  const cache = await caches.open(cacheName("file"));
  const texts = await Promise.all(
    Array.from(
      files,
      async (file) => (await cache.match(`/_next/${file}`, { ignoreVary: true }))?.text() ?? "",
    ),
  );
  const named = new Set(texts.flatMap(namedFiles));
  return new Set([...named].filter((name) => !files.has(name)));
}

async function keepFiles(files: Iterable<string>, event: ExtendableEvent): Promise<void> {
  const keep = (file: string) => {
    const request = new Request(`/_next/${file}`);
    const [response, isDone] = strategies.file.handleAll({ event, request });
    return Promise.all([response, isDone]);
  };
  await Promise.allSettled(Array.from(files, keep));
}
