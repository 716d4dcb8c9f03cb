// `npm run dev` shows changed content, also if it changed while the page was loading.
if (process.env.NODE_ENV === "development")
  new EventSource("/api/content-changes").onmessage = ({ data }) => {
    const shown = document.documentElement.dataset.content;
    if (shown && shown !== data) location.reload();
  };

/** Announces the start of a navigation to components/islands/route-loading.tsx and route-change.tsx. */
export function onRouterTransitionStart(url: string, type: string): void {
  // The browser restores the scroll position of Back and Forward.
  if (type === "traverse") return;
  const { pathname, hash } = new URL(url, location.href);
  window.dispatchEvent(new CustomEvent("route-start", { detail: { pathname, hash } }));
}
