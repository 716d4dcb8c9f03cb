import "server-only";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import { type RecordImage, recordImage } from "./page-fields";
import type { Result } from "./read";

export type Person = {
  id: string;
  name: string;
  position: string | null;
  description: SafeHtml | null;
} & RecordImage;

/** Six members a page. */
export function getLeadership(page: number): Promise<Result<PageOf<Person>>> {
  return readPage(cachedLeadership, page);
}

async function cachedLeadership(page: number) {
  "use cache";
  return cachePage("leadership", page, ({ id, name, ...others }, html) => ({
    id,
    name,
    position: null,
    ...recordImage(others),
    description: html("description", 2),
  }));
}
