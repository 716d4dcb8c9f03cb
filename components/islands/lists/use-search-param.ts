"use client";

import { useSyncExternalStore } from "react";

const urlChange = "url-change";

/**
 * A query parameter that follows {@link pushUrl}, the browser's buttons and the router.
 * @param path the parameter's page; on others, and on the server, the value is `initial`
 */
export function useSearchParam(path: string, name: string, initial: string | null): string | null {
  return useSyncExternalStore(
    subscribeToUrl,
    () => (location.pathname === path ? new URLSearchParams(location.search).get(name) : initial),
    () => initial,
  );
}

/**
 * Changes the URL without a navigation, with a history entry.
 * @param state kept with the entry, in `history.state`
 */
export function pushUrl(href: string, state: object | null = null): void {
  history.pushState(state, "", href);
  dispatchEvent(new Event(urlChange));
}

/** Changes the URL without a navigation or a history entry. */
export function replaceUrl(href: string): void {
  history.replaceState(null, "", href);
  dispatchEvent(new Event(urlChange));
}

/** Calls `notify` after {@link pushUrl}, the browser's buttons, and where browsers announce them, navigations of the router. */
export function subscribeToUrl(notify: () => void): () => void {
  addEventListener("popstate", notify);
  addEventListener(urlChange, notify);
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("currententrychange", notify);
  return () => {
    removeEventListener("popstate", notify);
    removeEventListener(urlChange, notify);
    navigation?.removeEventListener("currententrychange", notify);
  };
}
