import aos from "aos";
import { scrollAnimationDelayMs, scrollAnimationMs } from "@/lib/site/browser-periods";

const settings = {
  duration: scrollAnimationMs,
  delay: scrollAnimationDelayMs,
  offset: 0,
  easing: "ease-in-out",
  once: true,
  // Content that is added later was requested by the visitor and appears without animation.
  disableMutationObserver: true,
} as const;

/**
 * Starts the library for the elements of this page. Those in view or above lose their `data-aos` first, so they never
 * disappear.
 * @param signal ends it
 */
export function animate(signal: AbortSignal): void {
  if (signal.aborted) return;
  for (const element of document.querySelectorAll("[data-aos]:not(.aos-init)")) {
    if (element.getBoundingClientRect().top < innerHeight) element.removeAttribute("data-aos");
  }
  withSignal(signal, () => {
    aos.init(settings);
    aos.refreshHard();
  });
}

/** Removes the window listeners that `run` adds when the signal aborts; the library itself never removes them. */
function withSignal(signal: AbortSignal, run: () => void): void {
  const add = window.addEventListener;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    add.call(window, type, listener, { signal });
  try {
    run();
  } finally {
    window.addEventListener = add;
  }
}
