import type { ReactNode } from "react";
import type { PageOf } from "@/lib/content/page";
import type { Loaded } from "@/lib/content/read";
import type { Route } from "@/lib/routes";
import { Empty } from "./empty";
import { Failed } from "./failed";
import { Pagination } from "./pagination";

type Props<T> = {
  route: Route;
  loaded: Loaded<PageOf<T>>;
  /** Stands before the message when the list could not be had. */
  failed: string;
  /** Stands instead of a list that has nothing in it. */
  empty: string;
  children: (items: T[]) => ReactNode;
};

/** A page of a list in each of its states, with the links to its other pages. */
export function Listing<T>({ route, loaded, failed, empty, children }: Props<T>) {
  if (!loaded.ok) return <Failed label={failed} message={loaded.message} />;
  const { items, page, totalPages } = loaded.data;
  return (
    <div id="list">
      {items.length > 0 ? children(items) : <Empty>{empty}</Empty>}
      <Pagination route={route} page={page} totalPages={totalPages} />
    </div>
  );
}
