/** With the CPU slowed down four times, every interaction is painted within 100 ms, and within 200 ms while scripts arrive. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { isWithin } from "../../testing/http/http.ts";
import { clearCache, dropdown, menu, menuButton, opener, openPage, pageLink, phone } from "./helpers.ts";

const limitMs = 100;
const arrivalLimitMs = 200;
const attempts = 6;

type Timed = Window & { slowest: number };

/** Slows the page down and watches how long it takes from each interaction to the next paint. */
async function watch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const timed = window as unknown as Timed;
    timed.slowest = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId) timed.slowest = Math.max(timed.slowest, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Tries until one attempt is within the limit: other load can only make it slower. */
async function expectWithin(
  page: Page,
  limit: number,
  interact: () => Promise<void>,
  undo: () => Promise<void> = async () => undefined,
): Promise<void> {
  const slowest: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await undo();
    await page.evaluate(() => {
      (window as unknown as Timed).slowest = 0;
    });
    await interact();
    // An entry is there once the frame after the interaction was painted; below 16 ms there is none.
    await page.evaluate(
      () =>
        new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 }))),
    );
    const took = await page.evaluate(() => (window as unknown as Timed).slowest);
    if (isWithin(took, limit)) return;
    slowest.push(took);
  }
  throw new Error(`the slowest of each attempt took ${slowest.join(", ")} ms, the limit is ${limit}`);
}

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu", async ({ page }) => {
    await openPage(page, "/our-team");
    await watch(page);
    await expectWithin(
      page,
      limitMs,
      async () => {
        await menuButton(page).tap();
        await expect(menu(page)).toBeVisible();
      },
      () => menuButton(page).tap(),
    );
  });

  for (const path of ["/", "/our-team", "/miscellaneous", "/contact", "/product"])
    test(`the menu of ${path}, while scripts arrive`, async ({ page }) => {
      await expectWithin(page, arrivalLimitMs, async () => {
        await clearCache(page);
        await page.goto(path);
        await watch(page);
        await page.evaluate(() => dispatchEvent(new Event("scroll")));
        const isHydrated = hydrate(page).then(() => true);
        do await menuButton(page).tap();
        while (!(await Promise.race([isHydrated, observeFor(50)])));
      });
    });
});

test("a dropdown", async ({ page }) => {
  await openPage(page, "/our-team");
  await watch(page);
  await expectWithin(
    page,
    limitMs,
    async () => {
      await page.keyboard.press("Tab");
      while (!(await opener(page, "About Us").evaluate((summary) => summary === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dropdown(page, "About Us")).toBeVisible();
    },
    () => page.locator("a.skip").focus(),
  );
});

test("the dialog", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  await watch(page);
  await expectWithin(
    page,
    limitMs,
    async () => {
      await page
        .getByRole("link", { name: /^Click here for details/ })
        .first()
        .click();
      await expect(page.locator("dialog")).toBeVisible();
    },
    () => page.keyboard.press("Escape"),
  );
});

test("a prefetched page of a list", async ({ page }) => {
  await openPage(page, "/our-team");
  await watch(page);
  const goTo = async (number: number) => {
    await pageLink(page, number).hover();
    await pageLink(page, number).click();
    await expect(pageLink(page, number)).toHaveAttribute("aria-current", "page");
  };
  const fetched = page.waitForResponse(/\/api\/lists\/team\/2$/);
  await pageLink(page, 2).hover();
  await fetched;
  await expectWithin(
    page,
    limitMs,
    () => goTo(2),
    () => goTo(1),
  );
});
