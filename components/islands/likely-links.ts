import type { useRouter } from "next/navigation";

type Router = ReturnType<typeof useRouter>;

/** With their largest images, two pages are up to 60 kB. */
const maxPages = 2;
/** About 8 kB each. With the documents of two links that a browser may prefetch before hydration, up to 60 kB. */
const maxPayloads = 3;
/** Pages without a query: for a query, the router would first show the page that it has cached for another one. */
const payloads = 'main a:is([href*="/detail"],[href="/contact"]):not([href*="?"])';
/** Not only what all pages of a route share. Next's types do not export the name of this kind. */
const whole = { kind: "full" } as NonNullable<Parameters<Router["prefetch"]>[1]>;

/**
 * Lets the browser prerender the pages of likely links; if it cannot, prefetches their payloads.
 * @param isOtherPage whether the browser may open the link
 */
export function prefetchLikelyLinks(
  router: Router,
  isOtherPage: (link: HTMLAnchorElement) => boolean,
  signal: AbortSignal,
): void {
  if (HTMLScriptElement.supports?.("speculationrules"))
    onLikelyLink("main a[href]", signal, (link) => {
      const isFull = document.getElementsByClassName("prerender").length >= maxPages;
      if (hasRules() && !isFull && isOtherPage(link)) link.classList.add("prerender");
    });
  else prefetchPayloads(router, signal);
}

/** The loader adds them after it has marked links, which count towards the limit. */
function hasRules(): boolean {
  return document.querySelector("script[type=speculationrules]") !== null;
}

function prefetchPayloads(router: Router, signal: AbortSignal): void {
  const prefetched = new Set([location.pathname]);
  onLikelyLink(payloads, signal, ({ pathname }) => {
    if (prefetched.has(pathname) || prefetched.size > maxPayloads) return;
    prefetched.add(pathname);
    router.prefetch(pathname, whole);
  });
}

/**
 * Calls back with links of a selector that may be pressed soon: those in view now, and after the visitor has scrolled; where
 * there is a mouse, those that it touches.
 */
function onLikelyLink(
  selector: string,
  signal: AbortSignal,
  callback: (link: HTMLAnchorElement) => void,
): void {
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      const { top } = link.getBoundingClientRect();
      if (top > 0 && top < innerHeight) callback(link);
    }
  };
  const hover = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>(selector);
    if (link) callback(link);
  };
  if (signal.aborted) return;
  if (matchMedia("(hover:hover)").matches) addEventListener("mouseover", hover, { signal });
  else {
    look();
    addEventListener("scrollend", look, { signal });
  }
}
