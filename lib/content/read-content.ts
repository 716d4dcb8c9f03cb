import "server-only";
import { fetchList, fetchRecord } from "../backend/client";
import type { RecordName } from "../backend/contract";
import { contentIndex } from "../runtime/content-index";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import type { ContentRef } from "../site/content-ref";
import { parseRedirects } from "../site/redirects";
import type { DetailKind } from "../site/routes";
import { maxItemPages } from "./miscellaneous";

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
  else if (ref.type === "item") await readItems();
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

async function readItems(): Promise<void> {
  const { version } = contentIndex;
  const ids = new Set<string>();
  for (let page = 1, last = 1; page <= last; page++) {
    const { records, totalPages } = await fetchList("miscellaneous", page);
    for (const { id } of records) ids.add(id);
    last = Math.min(totalPages, maxItemPages);
  }
  contentIndex.setIds("miscellaneous", ids, version);
}
