import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheLife } from "next/cache";
import { safeMessage } from "../backend/error";
import { isBuilding } from "../runtime/build-phase";
import { contentIndex } from "../runtime/content-index";
import { queueCpuWork } from "../runtime/cpu-queue";
import { finishedPages } from "../runtime/finished-pages";
import { log } from "../runtime/log";
import { perProcess } from "../runtime/per-process";
import { find, type SearchResult } from "../search/find";
import { SearchIndex } from "../search/search-index";
import type { SearchSource } from "./search-source";
import { searchSources } from "./search-sources";

/** As long as content is fresh. */
const freshMs = 300_000;
/** After a call has failed. */
const retryMs = 30_000;
/** A process that starts has other things to do first. */
const startDelayMs = 10_000;
/** A search waits this long for an incomplete index to be filled. */
const maxWaitMs = 5_000;

type State = {
  index: SearchIndex | undefined;
  /** Sources to be read. */
  readonly waiting: Set<string>;
  running: Promise<void> | undefined;
  /** Starts to read; set at the start of the site. */
  refresh: ((tags?: readonly string[]) => void) | undefined;
  /** Nothing has been read yet, or long ago. */
  isOld: boolean;
};

const state = perProcess<State>("search", () => ({
  index: undefined,
  waiting: new Set(),
  running: undefined,
  refresh: undefined,
  isOld: true,
}));

/** Keeps the index up to date: it is filled after the start, and read again when content is published. */
export function connectSearch(): void {
  if (isBuilding()) return;
  // Calls for the index belong to no page: Next would refuse them in one.
  const outsideOfPages = AsyncLocalStorage.snapshot();
  const refresh = (tags?: readonly string[]) => outsideOfPages(() => void refreshSearch(tags));
  state.refresh = contentIndex.onClear = refresh;
  setTimeout(refresh, startDelayMs).unref();
}

/**
 * Searches the content of the site. While the backend is down, its last known content is found.
 * @param query as visitors type it
 */
export async function searchContent(query: string): Promise<SearchResult> {
  if (isBuilding()) return { found: [], closest: [] };
  if (state.isOld) state.refresh?.();
  await cachedFilling();
  return find(openIndex(), query);
}

/** A page may only wait for what is cached. */
async function cachedFilling(): Promise<void> {
  "use cache";
  cacheLife("content");
  const index = openIndex();
  const isFilled = Object.keys(searchSources).every((name) => index.hasRead(name));
  if (!isFilled && state.running)
    await Promise.race([state.running, sleep(maxWaitMs, undefined, { ref: false })]);
}

/**
 * Reads content into the index. A source whose call fails keeps its documents, and is tried again later.
 * @param tags of changed content; without them everything is read
 */
async function refreshSearch(tags?: readonly string[]): Promise<void> {
  for (const [name, source] of Object.entries(searchSources))
    if (!tags || source.tags.some((tag) => tags.includes(tag))) state.waiting.add(name);
  if (!tags) {
    state.isOld = false;
    setTimeout(() => {
      state.isOld = true;
    }, freshMs).unref();
  }
  state.running ??= readWaiting()
    .catch((error: unknown) => log.error({ err: error }, "search: index not updated"))
    .finally(() => {
      state.running = undefined;
    });
  await state.running;
}

async function readWaiting(): Promise<void> {
  const failed = new Set<string>();
  // Content may be published during the last step, too.
  while (state.waiting.size > 0) {
    for (const name of state.waiting) {
      state.waiting.delete(name);
      const source = searchSources[name];
      if (source && !(await readSource(name, source))) failed.add(name);
    }
    await openIndex().readVocabulary();
    finishedPages.dropSearches?.();
  }
  if (failed.size === 0) return;
  setTimeout(() => {
    for (const name of failed) state.waiting.add(name);
    void refreshSearch([]);
  }, retryMs).unref();
}

async function readSource(name: string, { read }: SearchSource): Promise<boolean> {
  const index = openIndex();
  const paths = new Set<string>();
  try {
    for await (const documents of read()) {
      await queueCpuWork(() => index.put(name, documents));
      for (const { path } of documents) paths.add(path);
    }
    index.keepOnly(name, paths);
    return true;
  } catch (error) {
    // The client has logged a failed call.
    if (safeMessage(error) === undefined)
      log.error({ source: name, err: error }, "search: content not indexed");
    return false;
  }
}

function openIndex(): SearchIndex {
  state.index ??= new SearchIndex(
    join(process.env.NEXT_DIST_DIR || ".next", "cache", "search", "index.sqlite"),
  );
  return state.index;
}
