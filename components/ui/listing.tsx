import type { ReactNode } from "react";
import type { PageOf } from "@/lib/read/page";
import type { Result } from "@/lib/read/result";
import { EmptyState } from "./empty-state";
import { FailedContent } from "./failed-content";

type Props<T> = {
  result: Result<PageOf<T>>;
  /** Precedes the message of a failed request. */
  errorLabel: string;
  emptyText: string;
  children: (page: PageOf<T>) => ReactNode;
};

/** One page of a list, or its empty or failed state. */
export function Listing<T>({ result, errorLabel, emptyText, children }: Props<T>) {
  if (!result.ok) return <FailedContent label={errorLabel} message={result.message} />;
  // A page whose records were all invalid still links to the others.
  const { items, totalPages } = result.data;
  return items.length > 0 || totalPages > 1 ? children(result.data) : <EmptyState>{emptyText}</EmptyState>;
}
