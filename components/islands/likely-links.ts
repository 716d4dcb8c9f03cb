import { requestIdle } from "./request-idle";

/**
 * Calls back with links of a selector that may be pressed soon: those in view once the browser is idle, or the visitor has
 * scrolled; where there is a mouse, those that it touches.
 */
export function onLikelyLink(
  selector: string,
  signal: AbortSignal,
  callback: (link: HTMLAnchorElement) => void,
): void {
  const look = () => {
    if (signal.aborted) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      const { top } = link.getBoundingClientRect();
      if (top > 0 && top < innerHeight) callback(link);
    }
  };
  const hover = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>(selector);
    if (link) callback(link);
  };
  if (matchMedia("(hover:hover)").matches) addEventListener("mouseover", hover, { signal });
  else {
    requestIdle(look);
    addEventListener("scrollend", look, { signal });
  }
}
