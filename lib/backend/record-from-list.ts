import "server-only";
import { periods } from "../runtime/periods";
import type { ListName, RecordName, RecordOf } from "./contract";
import { eachPage } from "./each-page";
import type { List } from "./parse";

/** Lists whose records are complete, by the call for one of them. */
const lists = {
  product: "products",
  newsItem: "news",
  blogItem: "blog",
  reference: "references",
  page: "pages",
} as const;
type Listed = keyof typeof lists;

const maxPages = 20;

const checks = new Map<Listed, { isMissing: boolean; checkedAt: number }>();

type Calls = {
  fetchList: <K extends ListName>(name: K, page?: number) => Promise<List<RecordOf<K>>>;
  hasRecord: (id: string) => Promise<boolean>;
};

/**
 * Finds a record in its list, for a backend that has the list but lacks the call for one record: it returns 404 even for the
 * first record of its list.
 * @returns `null` where the record is not listed, and where the backend has the call
 * @throws BackendError
 */
export async function findInList<K extends RecordName>(
  name: K,
  id: string,
  calls: Calls,
): Promise<RecordOf<K> | null> {
  if (!isListed(name) || !(await lacksCall(name, calls))) return null;
  for await (const { records } of eachPage((page) => calls.fetchList(lists[name], page), maxPages)) {
    const record = records.find((candidate) => candidate.id === id);
    if (record) return record as RecordOf<K>;
  }
  return null;
}

async function lacksCall(name: Listed, { fetchList, hasRecord }: Calls): Promise<boolean> {
  const last = checks.get(name);
  if (last && performance.now() - last.checkedAt < periods.backend.recordCallRecheckMs) return last.isMissing;
  // While the list fails, the 404 of the record counts. The client has logged the failure.
  const list = await fetchList(lists[name]).catch(() => null);
  if (!list) return false;
  const [first] = list.records;
  const isMissing = first !== undefined && !(await hasRecord(first.id));
  checks.set(name, { isMissing, checkedAt: performance.now() });
  return isMissing;
}

function isListed(name: RecordName): name is Listed & RecordName {
  return Object.hasOwn(lists, name);
}
