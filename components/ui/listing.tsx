import type { ReactNode } from "react";
import type { PageOf } from "@/lib/content/page";
import type { Result } from "@/lib/content/read";
import { EmptyState } from "./empty-state";
import { ErrorAlert } from "./error-alert";

type Props<T> = {
  result: Result<PageOf<T>>;
  /** Stands before the message when the list could not be had. */
  errorLabel: string;
  /** Stands instead of a list that has nothing in it. */
  emptyText: string;
  children: (page: PageOf<T>) => ReactNode;
};

/** A page of a list in each of its states. */
export function Listing<T>({ result, errorLabel, emptyText, children }: Props<T>) {
  if (!result.ok) return <ErrorAlert label={errorLabel} message={result.message} />;
  // A page whose records were all left out still leads to the others.
  const { items, totalPages } = result.data;
  return items.length > 0 || totalPages > 1 ? children(result.data) : <EmptyState>{emptyText}</EmptyState>;
}
