/** Every route in a browser: quiet console, no sideways scrolling, and the same words with and without scripts. */
import type { Browser, Page } from "playwright/test";
import { forceLayout } from "../support/force-layout.ts";
import { hydrate } from "../support/hydrate.ts";
import { routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const others = [
  { path: "/leadership?page=2", status: 200 },
  { path: "/miscellaneous?item=1", status: 200 },
  { path: "/no/such/page", status: 404 },
  { path: "/service/detail/nothing", status: 404 },
  { path: "/expertise/details/987654/nothing", status: 404 },
  { path: "/our-team?page=999", status: 404 },
];

for (const { path, status } of [...routeCases.map(({ path }) => ({ path, status: 200 })), ...others]) {
  test(`${path} runs without a complaint, fits the screen, and says the same without scripts`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const complaints = listen(page, status);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await hydrate(page);
    expect.soft(await sideways(page), "too wide at 1440 px").toEqual([]);
    const withScripts = await text(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sideways(page), "too wide at 320 px").toEqual([]);

    const without = await withoutScripts(browser, `${baseURL}${path}`);
    expect.soft(without.faint, "invisible without scripts").toEqual([]);
    expect.soft(without.text).toBe(withScripts);
    expect.soft(withScripts.length).toBeGreaterThan(60);
    expect.soft(complaints).toEqual([]);
  });
}

/** What the page writes to the console and throws; the browser's own lines about a 404 page and its payload are none of its doing. */
function listen(page: Page, status: number): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const about = message.location().url.replace(/[?&]_rsc$/, "");
    const own = status === 404 && about === page.url() && /status of 404/.test(message.text());
    if (!own && ["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

async function text(page: Page): Promise<string> {
  const parts = await page.locator("main, footer").allInnerTexts();
  // A button that only scripts can answer is not there without them.
  return parts.join("\n").replace("Show the map", "").replace(/\s+/g, " ").trim();
}

/** What sticks out to the side, if the page can be scrolled there. */
async function sideways(page: Page): Promise<string[]> {
  await forceLayout(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("main, main *, footer *, header *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} .${element.className}: ${element.getBoundingClientRect().right}`)
      .slice(0, 5);
  });
}

async function withoutScripts(browser: Browser, url: string): Promise<{ text: string; faint: string[] }> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  await context.route(/\/(_next\/image|files\/|images\/)/, (route) => route.abort());
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.goto(url);
  const faint = await page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.textContent?.trim() && Number(getComputedStyle(element).opacity) < 0.1)
      .map((element) => `${element.tagName} .${element.className}`)
      .slice(0, 5),
  );
  const result = { text: await text(page), faint };
  await context.close();
  return result;
}
