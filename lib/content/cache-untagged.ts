import "server-only";
import { cacheLife } from "next/cache";
import { safeMessage } from "../backend/error";
import { periods } from "../runtime/periods";

/**
 * Content of the menus, for a cached function; `null` for a failed call. Without the tag of the content: an edit must not
 * regenerate every page that shows a menu.
 */
export async function cacheUntagged<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    const content = await load();
    cacheLife("content");
    return content;
  } catch (error) {
    // Thrown, it would keep every page from being regenerated. The client has logged it.
    if (safeMessage(error) === undefined) throw error;
    // Its state is refreshed this often, so that pages do not lose their links.
    const { retrySeconds, failedExpireSeconds } = periods.lifetime;
    cacheLife({ stale: retrySeconds, revalidate: retrySeconds, expire: failedExpireSeconds });
    return null;
  }
}
