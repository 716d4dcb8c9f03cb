import "server-only";
import { cacheLife } from "next/cache";
import { type KindName, kindNamed } from "../../content/kinds/all";
import { fetchList, fetchRecord, gone } from "../backend/client";
import type { RecordName } from "../backend/contract";
import { safeMessage } from "../backend/error";
import { listCallOf, recordCallOf } from "../read/kinds";
import { periods } from "../runtime/periods";
import { type DetailKind, recordAt } from "../site/kind-pages";
import { defaultLanguage } from "../words/language";

const lastAnswers = new Map<string, boolean>();

/**
 * Tells whether a kind of content is published, or one of its records, for links to its page. While the call fails, the last answer
 * counts, and without one the page is linked. Links to new content appear within five minutes.
 * @param key id of a record
 */
export async function isPublished(kind: KindName, key?: string): Promise<boolean> {
  const answer = await cachedHasContent(kind, key);
  const id = key === undefined ? kind : `${kind}/${key}`;
  if (answer !== null) lastAnswers.set(id, answer);
  return answer ?? lastAnswers.get(id) ?? true;
}

/** The links of an editor without those to the pages of records that are not shown, such as one without a title. */
export async function shownLinks<T extends { href: string }>(links: readonly T[]): Promise<T[]> {
  const states = await Promise.all(links.map(({ href }) => leadsToPage(href)));
  return links.filter((_, index) => states[index]);
}

async function leadsToPage(href: string): Promise<boolean> {
  const [path = ""] = href.split(/[?#]/);
  const record = recordAt(path);
  return !record || isPublished(record.kind, record.id);
}

/** A 404 for a single record does not mean that the call is missing. */
const maxMissing = 3;

/** Tells whether the records of a list have pages: a backend may have the list without the call for one record. */
export async function haveRecordPages(
  kind: DetailKind,
  records: readonly { id: string }[],
): Promise<boolean> {
  for (const { id } of records.slice(0, maxMissing)) if (await isPublished(kind, id)) return true;
  return false;
}

/** `null` for a failed call. Without the tag of the content: an edit must not regenerate every page that shows a menu. */
async function cachedHasContent(kind: KindName, key: string | undefined): Promise<boolean | null> {
  "use cache";
  try {
    const answer = await hasContent(kind, key);
    cacheLife("content");
    return answer;
  } catch (error) {
    // Thrown, it would keep every page from being regenerated. The client has logged it.
    if (safeMessage(error) === undefined) throw error;
    // Its state is refreshed this often, so that pages do not lose their links.
    const { retrySeconds, failedExpireSeconds } = periods.lifetime;
    cacheLife({ stale: retrySeconds, revalidate: retrySeconds, expire: failedExpireSeconds });
    return null;
  }
}

async function hasContent(kind: KindName, key: string | undefined): Promise<boolean> {
  if (kindNamed(kind).isList && key === undefined)
    return (await fetchList(listCallOf(kind), defaultLanguage)).records.length > 0;
  const record = await fetchRecord(recordCallOf(kind) as RecordName, defaultLanguage, key);
  if (record === null || record === gone) return false;
  // A record with an id has a page without a text, too.
  return key !== undefined || !("description" in record) || Boolean(record.description);
}
