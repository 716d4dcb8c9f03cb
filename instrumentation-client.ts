if (process.env.NODE_ENV === "development")
  import("./lib/publish/reload-changed-content").then((dev) => dev.reloadChangedContent());

/** Announces the start of a navigation to components/islands/route-loading.tsx and route-change.tsx. */
export function onRouterTransitionStart(url: string, type: string): void {
  // The browser restores the scroll position of Back and Forward.
  if (type === "traverse") return;
  const { pathname, hash } = new URL(url, location.href);
  window.dispatchEvent(new CustomEvent("route-start", { detail: { pathname, hash } }));
}
