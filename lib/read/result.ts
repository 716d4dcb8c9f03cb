import "server-only";
import { cacheLife } from "next/cache";
import { gone } from "../backend/client";
import { safeMessage } from "../backend/error";
import { isBuilding } from "../next/build-phase";
import { failPage } from "../next/fail-page";
import { contentVersion } from "../runtime/content-version";
import type { Language } from "../words/language";
import { tagContent } from "./tags";

/** Result of a content function. `message` is safe to show; `gone` marks a permanently removed record. */
export type Result<T> = { ok: true; data: T; gone?: true } | { ok: false; message: string };

export function mapResult<T, U>(result: Result<T>, convert: (data: T) => U): Result<U> {
  if (!result.ok) return result;
  return { ok: true, data: convert(result.data), ...(result.gone && { gone: true }) };
}

/**
 * The result of a cached function, with the tag and the lifetime of its content.
 * @param kind null for content of the menus: an edit must not regenerate every page that shows them
 * @param missing lifetime of `null`: "missing" for a record that anyone may ask for before it exists
 */
export async function cacheResult<T>(
  kind: string | null,
  language: Language,
  load: () => Promise<T>,
  missing: "content" | "missing" = "content",
): Promise<Result<Exclude<T, typeof gone>>> {
  if (kind) tagContent(language, kind);
  const result = await settleAtBuild(loadCurrent(load));
  if (!result.ok) cacheLife("failedBuild");
  else if (result.data === null && missing === "missing") cacheLife("missing");
  else cacheLife("content");
  return (result.ok && result.data === gone ? { ok: true, data: null, gone: true } : result) as Result<
    Exclude<T, typeof gone>
  >;
}

/** Loads while publish calls keep arriving; content of a later call comes with the next regeneration. */
const maxLoads = 3;

/**
 * Loads again if content was published meanwhile: Next lets a page that is regenerated after the publish call join the
 * running call of a cached function, and would keep its old content for as long as content is fresh.
 */
async function loadCurrent<T>(load: () => Promise<T>): Promise<T> {
  for (let loads = 1; ; loads++) {
    const version = contentVersion();
    const content = await load();
    if (version === contentVersion() || loads === maxLoads) return content;
  }
}

/**
 * Wraps the calls of a cached function. At run time a failure stays an exception: thrown out of the cached function, it keeps
 * the last good page. A build has no last good page and would stop, so there the failure becomes a value, which Next replaces
 * once the backend is up.
 */
async function settleAtBuild<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (!isBuilding()) throw error;
    return { ok: false, message: safeMessage(error) ?? "Something went wrong" };
  }
}

/** Turns an error of a cached function into a failed result whose message is safe to show. */
export async function toResult<T>(promise: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await promise;
  } catch (error) {
    const message = safeMessage(error);
    if (message === undefined) throw error;
    failPage(error);
    return { ok: false, message };
  }
}
