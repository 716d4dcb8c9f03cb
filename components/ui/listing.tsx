import type { ReactNode } from "react";
import type { PageOf } from "@/lib/content/page";
import type { Result } from "@/lib/content/read";
import { failureText } from "@/lib/words/failure-text";
import { useLanguage } from "@/lib/words/use-words";
import { EmptyState } from "./empty-state";
import { ErrorAlert } from "./error-alert";

type Props<T> = {
  result: Result<PageOf<T>>;
  /** Precedes the message of a failed request. */
  errorLabel: string;
  emptyText: string;
  children: (page: PageOf<T>) => ReactNode;
};

/** One page of a list, or its empty or failed state. */
export function Listing<T>({ result, errorLabel, emptyText, children }: Props<T>) {
  const language = useLanguage();
  if (!result.ok) return <ErrorAlert label={errorLabel} message={failureText(result.message, language)} />;
  // A page whose records were all invalid still links to the others.
  const { items, totalPages } = result.data;
  return items.length > 0 || totalPages > 1 ? children(result.data) : <EmptyState>{emptyText}</EmptyState>;
}
