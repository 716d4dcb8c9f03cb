import { toast } from "../toast";

/**
 * Keeps the page when a link leads to a document that cannot be requested offline: the browser would show its own error page.
 * Pages that the router has loaded still open. Needs the Navigation API.
 * @param message tells the visitor
 * @returns stops
 */
export function stayOffline(message: string): () => void {
  const { navigation } = window as { navigation?: Navigation };
  const onNavigate = (event: NavigateEvent) => {
    // The service worker has the page, or the offline page.
    if (navigator.serviceWorker?.controller) return;
    const { cancelable, destination, navigationType } = event;
    if (navigator.onLine || !cancelable || destination.sameDocument || navigationType === "reload") return;
    if (new URL(destination.url).origin !== location.origin) return;
    event.preventDefault();
    toast("error", message);
    // The router waits for the new document. It continues as it does when the browser's back/forward cache restores a page.
    setTimeout(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  };
  navigation?.addEventListener("navigate", onNavigate);
  return () => navigation?.removeEventListener("navigate", onNavigate);
}
