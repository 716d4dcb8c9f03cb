// Shows changed content, also if it changed while the page was loading.
if (process.env.NODE_ENV === "development")
  new EventSource("/api/content-changes").onmessage = ({ data }) => {
    if (Number(data) > Number(document.documentElement.dataset.rendered)) location.reload();
  };

/**
 * Announces the start of a navigation to components/islands/route-loading.tsx and route-change.tsx. For Back and Forward, `popstate`
 * would be too late: the router's own listener may come first, and has shown the other page when it returns.
 */
export function onRouterTransitionStart(url: string, type: string): void {
  const { pathname, hash } = new URL(url, location.href);
  const name = type === "traverse" ? "route-back" : "route-start";
  window.dispatchEvent(new CustomEvent(name, { detail: { pathname, hash } }));
}
