import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheLife } from "next/cache";
import { safeMessage } from "../backend/error";
import { isBuilding } from "../next/build-phase";
import { tagsIn } from "../read/tags";
import { isDiskFailure } from "../runtime/cache-database";
import { queueCpuWork } from "../runtime/cpu-queue";
import { publishEvent, subscribeToEvent } from "../runtime/events";
import { log } from "../runtime/log";
import { perProcess } from "../runtime/per-process";
import { periods } from "../runtime/periods";
import { type FindOptions, type Found, find, type SearchResult } from "../search/find";
import { SearchIndex } from "../search/search-index";
import { splitLanguage } from "../site/language-path";
import { defaultLanguage, type Language } from "../words/language";
import { offeredLanguages } from "../words/offered-languages";
import type { SearchSource } from "./search-source";
import { searchSources } from "./search-sources";

const { freshMs, retryMs, startDelayMs, maxWaitMs } = periods.search;

type State = {
  readonly language: Language;
  index?: SearchIndex;
  /** Sources being read; `true` if one must be read again because content was published meanwhile. */
  readonly reading: Map<string, boolean>;
  /** Runs while everything is read. */
  filling?: Promise<void>;
  /** Starts to read; set at the start of the site. */
  refresh?: (tags?: readonly string[]) => void;
  /** True if nothing has been read yet, or not for a long time. */
  isOld: boolean;
};

const states = perProcess("search", () => new Map<Language, State>());

function stateOf(language: Language): State {
  const known = states.get(language);
  if (known) return known;
  const created: State = { language, reading: new Map(), isOld: true };
  states.set(language, created);
  return created;
}

/** Keeps the index of each language up to date: it is filled after the start, and read again when content is published. */
export function connectSearch(): void {
  if (isBuilding()) return;
  // Calls for the index belong to no page: Next would refuse them in one.
  const outsideOfPages = AsyncLocalStorage.snapshot();
  for (const state of offeredLanguages().map(stateOf)) {
    const refresh = (tags?: readonly string[]) => outsideOfPages(() => void refreshSearch(state, tags));
    state.refresh = refresh;
    subscribeToEvent("published", ({ tags }) => refresh(tags));
    setTimeout(refresh, startDelayMs).unref();
  }
  subscribeToEvent("nothing-found", (page) => outsideOfPages(() => log.info(page, "nothing found")));
}

/**
 * Searches the content of the site. While the backend is down, it searches the last known content.
 * @param query as visitors type it
 */
export async function searchContent(
  query: string,
  language: Language,
  options?: FindOptions,
): Promise<SearchResult> {
  if (isBuilding()) return { found: [], closest: [] };
  const state = stateOf(language);
  if (state.isOld) state.refresh?.();
  const index = openIndex(state);
  const isFilled = Object.keys(searchSources(language)).every((name) => index.hasRead(name));
  if (!isFilled) await cachedFilling(language);
  return findLocal(index, query, language, options);
}

/** A page may only wait for what is cached. */
async function cachedFilling(language: Language): Promise<void> {
  "use cache";
  cacheLife("content");
  const { filling } = stateOf(language);
  if (filling) await Promise.race([filling, sleep(maxWaitMs, undefined, { ref: false })]);
}

/** @param tags of changed content, which is read at once; without them everything is read */
async function refreshSearch(state: State, tags?: readonly string[]): Promise<void> {
  const sources = searchSources(state.language);
  const isChanged = ({ tags: known }: SearchSource) =>
    !tags || known.some((tag) => tagsIn(state.language, tag).some((own) => tags.includes(own)));
  const names = Object.keys(sources).filter((name) => isChanged(sources[name] as SearchSource));
  if (tags) return readSources(state, names);
  state.isOld = false;
  setTimeout(() => {
    state.isOld = true;
  }, freshMs).unref();
  state.filling ??= readSources(state, names).finally(() => {
    state.filling = undefined;
  });
  await state.filling;
}

/** Reads content into the index. A source whose call fails keeps its documents, and is tried again later. */
async function readSources(state: State, names: readonly string[]): Promise<void> {
  const failed: string[] = [];
  const index = openIndex(state);
  try {
    for (const name of names) {
      if (!(await readLatest(state, name))) failed.push(name);
      // It has left the disk, and is empty.
      if (openIndex(state) !== index)
        return await readSources(state, Object.keys(searchSources(state.language)));
    }
    await index.readVocabulary();
  } catch (error) {
    log.error({ err: error }, "search: index not updated");
  }
  publishEvent("search-read", undefined);
  if (failed.length > 0) setTimeout(() => void readSources(state, failed), retryMs).unref();
}

/** Reads a source, and again if content is published meanwhile. */
async function readLatest(state: State, name: string): Promise<boolean> {
  if (state.reading.has(name)) {
    state.reading.set(name, true);
    return true;
  }
  let isRead = true;
  try {
    do {
      state.reading.set(name, false);
      isRead = await readSource(state, name);
      publishEvent("search-read", undefined);
    } while (state.reading.get(name));
  } finally {
    state.reading.delete(name);
  }
  return isRead;
}

async function readSource(state: State, name: string): Promise<boolean> {
  const index = openIndex(state);
  const paths = new Set<string>();
  try {
    for await (const documents of searchSources(state.language)[name]?.read(state.language) ?? []) {
      await queueCpuWork(() => index.put(name, documents));
      for (const { path } of documents) paths.add(path);
    }
    index.keepOnly(name, paths);
    return true;
  } catch (error) {
    if (index.file && isDiskFailure(error)) leaveDisk(state, index, (error as Error).message);
    // The client has logged a failed call.
    else if (safeMessage(error) === undefined)
      log.error({ source: name, err: error }, "search: content not indexed");
    return false;
  }
}

/** The search goes on in memory until the next start. */
function leaveDisk(state: State, { file }: SearchIndex, reason: string): void {
  log.warn({ file, reason }, "search: cannot write the index on disk, it is made again in memory");
  state.index = new SearchIndex();
}

function openIndex(state: State): SearchIndex {
  const name = state.language === defaultLanguage ? "index" : `index-${state.language}`;
  state.index ??= new SearchIndex(
    join(process.env.NEXT_DIST_DIR || ".next", "cache", "search", `${name}.sqlite`),
  );
  return state.index;
}

/** The results in the language of the search come first, each by its path without a prefix. */
export function findLocal(
  index: SearchIndex,
  query: string,
  language: Language,
  options: FindOptions = {},
): SearchResult {
  // In the default language there are no others.
  const { limit, ...others } = options;
  const own = language === defaultLanguage ? options : { ...others, hasSpellings: true };
  const { found, closest } = find(index, query, own);
  const local = found.map((one) => toLocal(one, language));
  return {
    found: local.toSorted((a, b) => Number(Boolean(a.lang)) - Number(Boolean(b.lang))).slice(0, limit),
    closest,
  };
}

function toLocal({ path: found, ...others }: Found, wanted: Language): Found {
  const { language, path } = splitLanguage(found);
  return { ...others, path, ...(language !== wanted && { lang: language }) };
}
