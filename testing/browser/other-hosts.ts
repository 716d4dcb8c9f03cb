import type { BrowserContext } from "playwright/test";

/**
 * Answers requests to other hosts with a page that says "elsewhere"; without it they fail (playwright.config.ts). Only where a
 * test needs one: as long as requests are intercepted, the browser caches nothing.
 */
export async function answerOtherHosts(context: BrowserContext): Promise<void> {
  // A regular expression is matched beside the browser; a function would have every request sent here first.
  await context.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) =>
    route.fulfill({ contentType: "text/html", body: "elsewhere" }),
  );
}
