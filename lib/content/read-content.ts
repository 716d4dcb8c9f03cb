import "server-only";
import { fetchList, fetchRecord } from "../backend/client";
import type { PagedListName, RecordName, RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { contentIndex } from "../runtime/content-index";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import type { ContentRef } from "../site/content-ref";
import { parseRedirects } from "../site/redirects";
import { referenceFilters } from "../site/reference-filter";
import type { DetailKind } from "../site/routes";
import { maxItemPages } from "./miscellaneous";
import { maxReferencePages, toFilterable } from "./references";

const recordNames: Record<DetailKind, RecordName> = {
  services: "service",
  expertise: "expertiseEntry",
  products: "product",
  news: "newsItem",
  blog: "blogItem",
};

/** Lets the HTTP front ask the backend, outside of a page, whether content exists. */
export function connectContentIndex(): void {
  contentIndex.read = readContent;
  contentIndex.readRedirects = readRedirects;
}

/**
 * Asks the backend about content. The client adds its responses to the index.
 * @throws BackendError
 */
async function readContent(ref: ContentRef): Promise<void> {
  if (ref.type === "record") await fetchRecord(recordNames[ref.kind], ref.id);
  else if (ref.type === "listPage") await fetchList(ref.list);
  else if (ref.type === "inquirySource") await fetchList(ref.kind);
  else if (ref.type === "item") await readItems(ref.list);
}

/** @throws BackendError */
async function readRedirects(): Promise<void> {
  const { version } = contentIndex;
  const { records } = await fetchList("redirects");
  const { redirects, refused } = parseRedirects(records, env().SITE_URL);
  for (const details of refused)
    logOncePerMinute("warn", `redirect ${details.from} ${details.to}`, details, "redirect refused");
  contentIndex.setRedirects(redirects, version);
}

async function readItems(list: "miscellaneous" | "references"): Promise<void> {
  const { version } = contentIndex;
  const ids =
    list === "references"
      ? referenceFilters((await readAllPages(list, maxReferencePages)).map(toFilterable)).keys()
      : (await readAllPages(list, maxItemPages)).map(({ id }) => id);
  contentIndex.setIds(list, new Set(ids), version);
}

async function readAllPages<K extends PagedListName>(list: K, maxPages: number): Promise<RecordOf<K>[]> {
  const all: RecordOf<K>[] = [];
  for await (const { records } of eachPage((page) => fetchList(list, page), maxPages)) all.push(...records);
  return all;
}
