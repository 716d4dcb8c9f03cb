"use client";

import { usePathname } from "next/navigation";
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useOptimistic,
  useRef,
} from "react";
import useSWR, { useSWRConfig } from "swr";
import { ErrorAlert } from "@/components/ui/error-alert";
import { Pagination } from "@/components/ui/pagination";
import type { PageOf } from "@/lib/read/page";
import type { PagedKind } from "@/lib/site/kind-pages";
import { callUrl, localPath, splitLanguage } from "@/lib/site/language-path";
import { pageAt, pageHref, type Route } from "@/lib/site/routes";
import { fill } from "@/lib/words/fill";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import layout from "@/messages/en/layout.json";
import en from "@/messages/en/pagination.json";
import { loadPage, pageUrl, prefetchPage } from "./fetch-page";
import styles from "./paged-list.module.css";
import { isPlainClick } from "./plain-click";

type PagedListProps<T> = {
  list: PagedKind;
  /** Of the first page. */
  route: Route;
  /** The page in the HTML. */
  initial: PageOf<T>;
  /** Precedes the message of a failed request. */
  errorLabel: string;
  /** Shown while another page loads. */
  placeholder: ReactNode;
  children: (items: T[], page: number) => ReactNode;
};

/** Props of the island that renders the items of one list. */
export type ListItemsProps<T> = Pick<PagedListProps<T>, "initial" | "errorLabel">;

/** A list that changes pages in place; its links also work without scripts. */
export function PagedList<T>({ list, route, initial, errorLabel, placeholder, children }: PagedListProps<T>) {
  const { error: errorWords, tryAgain } = useBrowserWords("layout", layout);
  const words = useBrowserWords("pagination", en);
  const language = usePageLanguage();
  const { path } = splitLanguage(usePathname());
  // An item over the list has an address of its own.
  const pageInAddress = pageAt(route, path) ?? pageBelow() ?? initial.page;
  // The router takes a new address over in a transition; the page need not wait for it.
  const [page, showPage] = useOptimistic(pageInAddress);
  const urlOf = (number: number) => callUrl(pageUrl(list, number), language);
  const key = page === initial.page ? null : urlOf(page);
  const { data, error, mutate, isValidating } = useSWR<PageOf<T>, Error>(
    key,
    (url: string) => loadPage<T>(url, errorWords),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  );
  const { cache } = useSWRConfig();
  const current = key ? data : initial;

  const totalPages = useRef(initial.totalPages);
  const top = useRef<HTMLDivElement>(null);
  const focusList = useRef(false);
  useTitle(page, initial.page, words.titleEnd);

  useEffect(() => {
    if (current) totalPages.current = current.totalPages;
  }, [current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a page change
  useEffect(() => {
    if (!focusList.current) return;
    focusList.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [page]);

  const onClick = (event: MouseEvent) => {
    const target = linkedPage(event);
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    if (target === page) return;
    focusList.current = true;
    startTransition(() => {
      showPage(target);
      history.pushState(null, "", localPath(pageHref(route, target), language));
    });
  };
  const onIntent = (event: SyntheticEvent) => {
    const target = linkedPage(event);
    if (!target || target === page || target === initial.page) return;
    const url = urlOf(target);
    if (!cache.get(url)?.data) prefetchPage(url, errorWords);
  };

  const isLoading = !current && (isValidating || !error);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: delegates the events of the links inside
    <div
      id="list"
      ref={top}
      tabIndex={-1}
      aria-busy={isLoading}
      onClickCapture={onClick}
      onPointerOver={onIntent}
      onFocus={onIntent}
    >
      {!current && !isLoading && error && (
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
            {tryAgain}
          </button>
        </div>
      )}
      {isLoading && <div className={styles.loading}>{placeholder}</div>}
      {current && children(current.items, page)}
      <Pagination
        words={words}
        route={route}
        page={page}
        totalPages={current?.totalPages ?? totalPages.current}
      />
    </div>
  );
}

/** State of a history entry in which something is shown over a page of a list. */
export type OverList = { listPage: number };

/** The page of the list below what is shown. */
function pageBelow(): number | undefined {
  return typeof history === "undefined" ? undefined : (history.state as OverList | null)?.listPage;
}

function linkedPage({ target }: SyntheticEvent): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-page]") : null;
  return link ? Number(link.dataset.page) : undefined;
}

/** Keeps the document title in sync: "Leadership | Company" and "Leadership, page 2 | Company". */
function useTitle(page: number, initialPage: number, titleEnd: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current && page === initialPage) {
      first.current = false;
      return;
    }
    const [name = "", ...site] = document.title.split(" | ");
    const base = name.replace(new RegExp(`${fill(titleEnd, { number: "\\d+" })}$`), "");
    document.title = [page === 1 ? base : base + fill(titleEnd, { number: page }), ...site].join(" | ");
  }, [page, initialPage, titleEnd]);
}
