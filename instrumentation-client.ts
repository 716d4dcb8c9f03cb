/** Announces the start of a navigation to components/islands/route-loading.tsx. */
export function onRouterTransitionStart(url: string): void {
  window.dispatchEvent(new CustomEvent("route-start", { detail: new URL(url, location.href).pathname }));
}
