import { filesOfPage, namedFiles } from "../lib/next/page-files.ts";
import { payloadHeader, withPayloadParameter } from "../lib/next/router.ts";
import { buildId } from "./build-id.ts";
import { cacheName, fixedCacheName } from "./caches.ts";
import { fixedPages, strategies } from "./strategies.ts";

/**
 * Keeps the fixed pages with their scripts and styles, when a release is installed. The visitor has most of the files in the browser's
 * cache. Browsers compile scripts that are kept now, so the next page does not compile them again.
 */
export async function keepFixedPages(event: ExtendableEvent): Promise<void> {
  const texts = await Promise.all(fixedPages.map((path) => keepPage(path)));
  const files = new Set(texts.flatMap(filesOfPage));
  await keepFiles(files, event);
  await keepFiles(await loadedLater(files), event);
}

/** @returns the text of the page. @throws if one of the responses is a failure: the browser then installs the release later */
async function keepPage(path: string): Promise<string> {
  const [document, payload] = await Promise.all([
    caches.open(fixedCacheName("document", buildId)),
    caches.open(fixedCacheName("payload", buildId)),
  ]);
  await Promise.all([
    document.add(new Request(path, { cache: "no-cache" })),
    fetchPayload(path).then((response) => payload.put(path, response)),
  ]);
  const page = await document.match(path, { ignoreVary: true });
  return page?.text() ?? "";
}

async function fetchPayload(path: string): Promise<Response> {
  const response = await fetch(withPayloadParameter(path), {
    headers: { [payloadHeader]: "1" },
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
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
