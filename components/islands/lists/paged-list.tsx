"use client";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { ErrorAlert } from "@/components/ui/error-alert";
import { Pagination } from "@/components/ui/pagination";
import type { PagedListName } from "@/lib/content/lists";
import type { PageOf } from "@/lib/content/page";
import { pageHref, type Route } from "@/lib/site/routes";
import { loadPage, pageUrl, prefetchPage } from "./fetch-page";
import styles from "./paged-list.module.css";
import { isPlainClick } from "./plain-click";
import { pushUrl, useSearchParam } from "./use-search-param";

export type PagedListProps<T> = {
  list: PagedListName;
  route: Route;
  /** The page that came with the HTML. */
  initial: PageOf<T>;
  /** Stands before the message when another page could not be had. */
  errorLabel: string;
  /** Stands instead of the list while another page is on its way. */
  placeholder: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** A list whose pages change in place, over links that work without any of this. */
export function PagedList<T>({ list, route, initial, errorLabel, placeholder, children }: PagedListProps<T>) {
  const page = Number(useSearchParam(route, "page", initial.page === 1 ? null : String(initial.page)) ?? 1);
  const key = page === initial.page ? null : pageUrl(list, page);
  const { data, error, mutate, isValidating } = useSWR<PageOf<T>, Error>(key, loadPage<T>, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  const { cache } = useSWRConfig();
  const current = key ? data : initial;

  const last = useRef(initial);
  const top = useRef<HTMLDivElement>(null);
  const clicked = useRef(false);
  const shown = current ?? last.current;
  useTitle(page, initial.page);

  useEffect(() => {
    if (current) last.current = current;
  }, [current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a page change, and not on the first render
  useEffect(() => {
    if (!clicked.current) return;
    clicked.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [page]);

  const onClick = (event: MouseEvent) => {
    const target = linkedPage(event);
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    if (target === page) return;
    clicked.current = true;
    pushUrl(pageHref(route, target));
  };
  const onIntent = (event: SyntheticEvent) => {
    const target = linkedPage(event);
    if (!target || target === page || target === initial.page) return;
    const wanted = pageUrl(list, target);
    if (!cache.get(wanted)?.data) prefetchPage(wanted);
  };

  const waiting = !current && (isValidating || !error);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used; this listens for all of them
    <div
      id="list"
      ref={top}
      tabIndex={-1}
      className={styles.list}
      aria-busy={waiting}
      onClickCapture={onClick}
      onPointerOver={onIntent}
      onFocus={onIntent}
    >
      {!current && !waiting && error && (
        <div className={styles.failure}>
          <ErrorAlert label={errorLabel} message={error.message} />
          <button
            type="button"
            className="button"
            onClick={() => {
              top.current?.focus({ preventScroll: true });
              mutate();
            }}
          >
            Try again
          </button>
        </div>
      )}
      {waiting ? <div className={styles.waiting}>{placeholder}</div> : children(shown.items)}
      <Pagination route={route} page={page} totalPages={shown.totalPages} />
    </div>
  );
}

/** The page that the link under an event leads to. */
function linkedPage({ target }: SyntheticEvent): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-page]") : null;
  return link ? Number(link.dataset.page) : undefined;
}

/** Keeps the document's title in step: "Leadership | Company" and "Leadership, page 2 | Company". */
function useTitle(page: number, initialPage: number): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current && page === initialPage) {
      first.current = false;
      return;
    }
    const [name = "", ...site] = document.title.split(" | ");
    const plain = name.replace(/, page \d+$/, "");
    document.title = [page === 1 ? plain : `${plain}, page ${page}`, ...site].join(" | ");
  }, [page, initialPage]);
}
