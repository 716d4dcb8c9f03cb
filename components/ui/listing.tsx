import type { ReactNode } from "react";
import type { PageOf } from "@/lib/content/page";
import type { Result } from "@/lib/content/read";
import { Empty } from "./empty";
import { Failed } from "./failed";

type Props<T> = {
  loaded: Result<PageOf<T>>;
  /** Stands before the message when the list could not be had. */
  failed: string;
  /** Stands instead of a list that has nothing in it. */
  empty: string;
  children: (page: PageOf<T>) => ReactNode;
};

/** A page of a list in each of its states. */
export function Listing<T>({ loaded, failed, empty, children }: Props<T>) {
  if (!loaded.ok) return <Failed label={failed} message={loaded.message} />;
  // A page whose records were all left out still leads to the others.
  const { items, totalPages } = loaded.data;
  return items.length > 0 || totalPages > 1 ? children(loaded.data) : <Empty>{empty}</Empty>;
}
