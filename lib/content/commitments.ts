import "server-only";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Commitment = { title: string; description: SafeHtml | null };

/** Eight commitments a page. */
export function getCommitments(page: number): Promise<Result<PageOf<Commitment>>> {
  return readPage("commitments", page, ({ title, description }) => ({
    title,
    description: safeHtml(description, 2),
  }));
}
