import "server-only";
import type { Metadata } from "next";
import { maxFound } from "../search/find";
import { routes } from "../site/routes";
import { fixedMetadata } from "./fixed-page";

/** "12 results for “cold box”": heading and title of the results. */
export function foundTitle(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”`;
  const number =
    count === maxFound ? `The first ${count} results` : `${count} ${count > 1 ? "results" : "result"}`;
  return `${number} for “${query}”`;
}

/** Search engines index pages, not searches for them. */
export async function searchResultMetadata(query: string): Promise<Metadata> {
  const metadata = await fixedMetadata(routes.search);
  return { ...metadata, title: `“${query}”, search`, robots: { index: false } };
}
