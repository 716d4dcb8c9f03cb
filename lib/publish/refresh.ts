import "server-only";
import pLimit from "p-limit";
import { retryNow } from "../backend/circuit-breaker";
import { pagesInLanguages } from "../feeds/local-pages";
import type { SitePage } from "../feeds/record-page";
import { getSitePages } from "../feeds/site-pages";
import { mapResult } from "../read/result";
import { tagsIn } from "../read/tags";
import { log } from "../runtime/log";
import { requestPage } from "../runtime/request-page";
import { localPath, splitLanguage } from "../site/language-path";
import { feeds } from "../site/routes";
import { defaultLanguage, type Language } from "../words/language";
import { announceChange } from "./content-changes";

/** Further pages are regenerated when a visitor comes. */
const maxPages = 500;
/** Rendering is work for one thread: with more at a time, the first page would be ready later, and the last no sooner. */
const concurrency = 2;

/** Shared by all publish calls: the latest one also does what the earlier ones left undone. */
const pendingRefresh = {
  tags: new Set<string>(),
  records: new Set<string>(),
  removed: new Set<string>(),
  number: 0,
};

/**
 * Visits stale pages, which regenerates them before the next visitor comes: first pages that are no longer listed, then
 * those of the lists that changed. Of several publish calls only the latest visits pages.
 * @param listedBefore paths from {@link listedPages}, read before the tags were invalidated
 * @param records ids of the changed records, whose pages come first
 */
export async function refreshPages(
  tags: string[],
  listedBefore: string[] = [],
  records: string[] = [],
): Promise<void> {
  const startedAt = performance.now();
  const number = ++pendingRefresh.number;
  for (const tag of tags) pendingRefresh.tags.add(tag);
  for (const id of records) pendingRefresh.records.add(encodeURIComponent(id));
  // A publish call means that the backend is up.
  retryNow();
  // In development, visiting pages would compile them.
  if (process.env.NODE_ENV === "development") {
    announceChange(tags);
    return;
  }
  const unknown: Language[] = [];
  const sitePages = await pagesInLanguages(async (language) => {
    const own = mapResult(await getSitePages(language), ({ pages }) => pages);
    if (own.ok || language === defaultLanguage) return own;
    // A backend may fail in a language alone: the pages of the others are refreshed.
    log.warn({ tags, locale: language, message: own.message }, "pages not refreshed");
    unknown.push(language);
    return { ok: true, data: [] };
  });
  if (!sitePages.ok) {
    log.warn({ tags, message: sitePages.message }, "pages not refreshed");
    return;
  }

  const paths = inOrder(sitePages.data);
  for (const path of listedBefore)
    if (!paths.includes(path) && !unknown.includes(splitLanguage(path).language))
      pendingRefresh.removed.add(path);
  const queue = [...pendingRefresh.removed, ...paths].slice(0, maxPages);
  const failed: string[] = [];
  await pLimit(concurrency).map(queue, async (path) => {
    if (number !== pendingRefresh.number) return;
    if (!(await visit(path))) failed.push(path);
    pendingRefresh.removed.delete(path);
  });
  if (number !== pendingRefresh.number) return;
  pendingRefresh.tags.clear();
  pendingRefresh.records.clear();
  const ms = Math.round(performance.now() - startedAt);
  const details = { tags, pages: queue.length, failed: failed.length, ms };
  if (failed.length === 0) log.info(details, "pages refreshed");
  else log.warn({ ...details, examples: failed.slice(0, 5) }, "pages refreshed, some failed");
}

/**
 * Paths of the pages: of the changed records, then of the changed lists, then the others. A page in other languages follows it: those
 * of one language must not wait for all of another. A feed follows its list.
 */
function inOrder(pages: SitePage[]): string[] {
  const isTagged = (kind: string, path: string) =>
    tagsIn(splitLanguage(path).language, kind).some((tag) => pendingRefresh.tags.has(tag));
  const isChanged = ({ list, path }: SitePage) => list !== undefined && isTagged(list, path);
  // The number of a page of a list is no id.
  const isOfRecord = ({ path }: SitePage) =>
    !/\/page\/\d+$/.test(path) && path.split("/").some((part) => pendingRefresh.records.has(part));
  const place = (page: SitePage) => (!isChanged(page) ? 2 : isOfRecord(page) ? 0 : 1);
  const sorted = pages.toSorted((a, b) => place(a) - place(b));
  const paths = sorted.flatMap(({ path, alternates = [] }) => [path, ...alternates.map((one) => one.path)]);
  return [...new Set(paths.flatMap((path) => [path, ...feedsOf(path)]))];
}

function feedsOf(list: string): string[] {
  const { language, path } = splitLanguage(list);
  const own = Object.values(feeds).filter((feed) => feed.list === path);
  return own.map(({ href }) => localPath(href, language));
}

/**
 * Paths that the site's own sitemap lists. Read before tags are invalidated, it still has the pages that a publish call
 * removes. Empty where the sitemap is not available.
 */
export async function listedPages(): Promise<string[]> {
  if (process.env.NODE_ENV === "development") return [];
  const listed = await locations("/sitemap.xml");
  // On a large site the sitemap is an index; the first part of each list has more pages than are visited.
  const parts = listed.filter((path) => /^\/sitemap\/(?:pages|[a-z]+-1)\.xml$/.test(path));
  return parts.length > 0 ? (await Promise.all(parts.map(locations))).flat() : listed;
}

async function locations(path: string): Promise<string[]> {
  const response = await requestPage(path);
  if (!response?.ok) return [];
  const urls = Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);
  return urls.flatMap((location = "") => {
    const url = URL.parse(location.replaceAll("&amp;", "&"));
    return url ? url.pathname + url.search : [];
  });
}

/** Returns whether the visit succeeded, also with the 404 of a removed page, or the redirect of one whose title or translation is gone. */
async function visit(path: string): Promise<boolean> {
  const response = await requestPage(path);
  await response?.arrayBuffer().catch(() => undefined);
  return response !== undefined && (response.status < 400 || [404, 410].includes(response.status));
}
