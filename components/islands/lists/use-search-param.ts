"use client";

import { useSyncExternalStore } from "react";

const changed = "address-change";

/**
 * A parameter of the address, as it changes: by {@link pushUrl}, by the browser's buttons, by the router.
 * @param path where the parameter means something; elsewhere, and before scripts run, it is `initial`
 */
export function useSearchParam(path: string, name: string, initial: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (location.pathname === path ? new URLSearchParams(location.search).get(name) : initial),
    () => initial,
  );
}

/** Makes an address the current one, with an entry in the history, without leaving the page. */
export function pushUrl(href: string): void {
  history.pushState(null, "", href);
  dispatchEvent(new Event(changed));
}

/** Corrects the current address. */
export function replaceUrl(href: string): void {
  history.replaceState(null, "", href);
  dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
  addEventListener("popstate", notify);
  addEventListener(changed, notify);
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("currententrychange", notify);
  return () => {
    removeEventListener("popstate", notify);
    removeEventListener(changed, notify);
    navigation?.removeEventListener("currententrychange", notify);
  };
}
