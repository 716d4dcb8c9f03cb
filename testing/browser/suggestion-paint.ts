import type { Page } from "playwright/test";

/**
 * Fills in the field of the search page, whose parts are hydrated.
 * @returns milliseconds from the end of the response to the frame with a suggestion that begins with the title
 */
export async function measureSuggestion(page: Page, words: string, title: string): Promise<number> {
  const painted = page.evaluate(timeToPaint, title);
  await page.locator('main input[name="q"]').fill(words);
  return painted;
}

/** Runs in the page. */
function timeToPaint(title: string): Promise<number> {
  return new Promise((resolve) => {
    const form = document.querySelector("main form") as HTMLElement;
    const observer = new MutationObserver(() => {
      if (!form.querySelector("[role=option]")?.textContent?.startsWith(title)) return;
      observer.disconnect();
      // A task that a frame has queued runs once it was painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const shownAt = performance.now();
          const calls = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          const response = calls.findLast(({ name }) => name.includes("/api/search?"));
          resolve(shownAt - (response?.responseEnd ?? 0));
        }),
      );
    });
    observer.observe(form, { subtree: true, childList: true, characterData: true });
  });
}
