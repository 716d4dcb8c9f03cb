import "server-only";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Commitment = { title: string; description: SafeHtml | null };

/** Eight commitments a page. */
export function getCommitments(page: number): Promise<Result<PageOf<Commitment>>> {
  return readPage(cachedCommitments, page);
}

async function cachedCommitments(page: number) {
  "use cache";
  return cachePage("commitments", page, ({ title }, html) => ({
    title,
    description: html("description", 2),
  }));
}
