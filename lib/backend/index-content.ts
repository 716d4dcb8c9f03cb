import "server-only";
import { contentIndex } from "../runtime/content-index";
import { type DetailKind, detailKinds, slug } from "../site/routes";
import { calls, type ListName, type RecordName } from "./contract";
import type { List } from "./parse";

type Indexed = { id?: string; title?: string };

/** Adds what a list contains to the site's index of existing content. Returns the list. */
export function indexList<T extends List<unknown>>(name: ListName, list: T, version: number): T {
  const call = calls[name];
  const records = list.records as Indexed[];
  contentIndex.setTotalPages(name, list.totalPages, version);
  if (!isDetailKind(call.kind)) return list;
  for (const { id, title } of records)
    if (id !== undefined && title !== undefined)
      contentIndex.setRecord(call.kind, id, { slug: slug(title) }, version);
  if (!("limit" in call)) contentIndex.setIds(name, new Set(records.flatMap(({ id }) => id ?? [])), version);
  return list;
}

/** Adds a record that was asked for by its id, or its absence. Returns the record. */
export function indexRecord<T>(name: RecordName, key: string | undefined, record: T, version: number): T {
  const { kind, ...call } = calls[name];
  if (!("repeatsId" in call) || !key || !isDetailKind(kind)) return record;
  const { id = key, title } = (typeof record === "object" && record ? record : {}) as Indexed;
  if (record === null) contentIndex.setRecord(kind, key, "notFound", version);
  else if (record === "gone") contentIndex.setRecord(kind, key, "gone", version);
  // Under another id the record has another URL, to which its page redirects.
  else if (id === key && title !== undefined)
    contentIndex.setRecord(kind, key, { slug: slug(title) }, version);
  return record;
}

function isDetailKind(kind: string): kind is DetailKind {
  return Object.hasOwn(detailKinds, kind);
}
