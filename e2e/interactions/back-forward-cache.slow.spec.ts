/** Browsers keep a page that is left, and Back shows it at once: nothing on the pages prevents that. */
import { chromium } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";

test("nothing on a page prevents the back/forward cache", async ({ site, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const reasons: object[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations),
  );
  for (const path of ["/", "/leadership", "/contact", "/map"]) {
    const response = await page.goto(site.url + path);
    expect(response?.headers()["cache-control"], path).not.toContain("no-store");
    await hydrate(page);
    await page.evaluate(() => location.assign("/robots.txt"));
    await page.waitForURL("**/robots.txt");
    // Playwright's own goBack waits for a load event, which a restored page does not have.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL(site.url + path);
    // By the response of a command, its earlier events have arrived.
    await page.locator("main").count();
    // Some builds of Chromium have no such cache, and say so as "Circumstantial".
    expect(
      reasons.filter((reason) => "type" in reason && reason.type !== "Circumstantial"),
      path,
    ).toEqual([]);
  }
  await browser.close();
});
