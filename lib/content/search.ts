import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheLife } from "next/cache";
import { safeMessage } from "../backend/error";
import { isBuilding } from "../next/build-phase";
import { queueCpuWork } from "../runtime/cpu-queue";
import { publishEvent, subscribeToEvent } from "../runtime/events";
import { log } from "../runtime/log";
import { perProcess } from "../runtime/per-process";
import { periods } from "../runtime/periods";
import { type FindOptions, find, type SearchResult } from "../search/find";
import { SearchIndex } from "../search/search-index";
import type { SearchSource } from "./search-source";
import { searchSources } from "./search-sources";

const { freshMs, retryMs, startDelayMs, maxWaitMs } = periods.search;

type State = {
  index: SearchIndex | undefined;
  /** Sources being read; `true` if one must be read again because content was published meanwhile. */
  readonly reading: Map<string, boolean>;
  /** Runs while everything is read. */
  filling: Promise<void> | undefined;
  /** Starts to read; set at the start of the site. */
  refresh: ((tags?: readonly string[]) => void) | undefined;
  /** True if nothing has been read yet, or not for a long time. */
  isOld: boolean;
};

const state = perProcess<State>("search", () => ({
  index: undefined,
  reading: new Map(),
  filling: undefined,
  refresh: undefined,
  isOld: true,
}));

/** Keeps the index up to date: it is filled after the start, and read again when content is published. */
export function connectSearch(): void {
  if (isBuilding()) return;
  // Calls for the index belong to no page: Next would refuse them in one.
  const outsideOfPages = AsyncLocalStorage.snapshot();
  const refresh = (tags?: readonly string[]) => outsideOfPages(() => void refreshSearch(tags));
  state.refresh = refresh;
  subscribeToEvent("published", ({ tags }) => refresh(tags));
  setTimeout(refresh, startDelayMs).unref();
}

/**
 * Searches the content of the site. While the backend is down, it searches the last known content.
 * @param query as visitors type it
 */
export async function searchContent(query: string, options?: FindOptions): Promise<SearchResult> {
  if (isBuilding()) return { found: [], closest: [] };
  if (state.isOld) state.refresh?.();
  const index = openIndex();
  const isFilled = Object.keys(searchSources).every((name) => index.hasRead(name));
  if (!isFilled) await cachedFilling();
  return find(index, query, options);
}

/** A page may only wait for what is cached. */
async function cachedFilling(): Promise<void> {
  "use cache";
  cacheLife("content");
  if (state.filling) await Promise.race([state.filling, sleep(maxWaitMs, undefined, { ref: false })]);
}

/** @param tags of changed content, which is read at once; without them everything is read */
async function refreshSearch(tags?: readonly string[]): Promise<void> {
  const isChanged = ({ tags: known }: SearchSource) => !tags || known.some((tag) => tags.includes(tag));
  const names = Object.keys(searchSources).filter((name) => isChanged(searchSources[name] as SearchSource));
  if (tags) return readSources(names);
  state.isOld = false;
  setTimeout(() => {
    state.isOld = true;
  }, freshMs).unref();
  state.filling ??= readSources(names).finally(() => {
    state.filling = undefined;
  });
  await state.filling;
}

/** Reads content into the index. A source whose call fails keeps its documents, and is tried again later. */
async function readSources(names: readonly string[]): Promise<void> {
  const failed: string[] = [];
  try {
    for (const name of names) if (!(await readLatest(name))) failed.push(name);
    await openIndex().readVocabulary();
  } catch (error) {
    log.error({ err: error }, "search: index not updated");
  }
  publishEvent("search-read", undefined);
  if (failed.length > 0) setTimeout(() => void readSources(failed), retryMs).unref();
}

/** Reads a source, and again if content is published meanwhile. */
async function readLatest(name: string): Promise<boolean> {
  if (state.reading.has(name)) {
    state.reading.set(name, true);
    return true;
  }
  let isRead = true;
  try {
    do {
      state.reading.set(name, false);
      isRead = await readSource(name);
      publishEvent("search-read", undefined);
    } while (state.reading.get(name));
  } finally {
    state.reading.delete(name);
  }
  return isRead;
}

async function readSource(name: string): Promise<boolean> {
  const index = openIndex();
  const paths = new Set<string>();
  try {
    for await (const documents of searchSources[name]?.read() ?? []) {
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
