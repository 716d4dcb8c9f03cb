/** With the CPU slowed down four times, every interaction is painted within 200 ms, also while scripts arrive. */
import type { Page } from "playwright/test";
import { isWithin } from "../support/http.ts";
import { hydrate } from "../support/hydrate.ts";
import { observeFor } from "../support/observe-for.ts";
import { expect, test } from "../support/test.ts";
import { dropdown, menu, menuButton, opener, openPage, pageLink, phone } from "./helpers.ts";

const limitMs = 200;

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

/** The best of three: other load can only make it slower. */
async function fastest(
  page: Page,
  interact: () => Promise<void>,
  undo: () => Promise<void>,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best > limitMs / 2; attempt++) {
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
    best = Math.min(best, await page.evaluate(() => (window as unknown as Timed).slowest));
  }
  return best;
}

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu", async ({ page }) => {
    await openPage(page, "/our-team");
    await watch(page);
    const took = await fastest(
      page,
      async () => {
        await menuButton(page).tap();
        await expect(menu(page)).toBeVisible();
      },
      () => menuButton(page).tap(),
    );
    expect(isWithin(took, limitMs), `the slowest took ${took} ms`).toBe(true);
  });

  for (const path of ["/", "/our-team", "/miscellaneous", "/contact", "/product"])
    test(`the menu of ${path}, while scripts arrive`, async ({ page }) => {
      const took = await fastest(
        page,
        async () => {
          await page.goto(path);
          await watch(page);
          await page.evaluate(() => dispatchEvent(new Event("scroll")));
          const isHydrated = hydrate(page).then(() => true);
          do await menuButton(page).tap();
          while (!(await Promise.race([isHydrated, observeFor(50)])));
        },
        async () => undefined,
      );
      expect(isWithin(took, limitMs), `the slowest took ${took} ms`).toBe(true);
    });
});

test("a dropdown", async ({ page }) => {
  await openPage(page, "/our-team");
  await watch(page);
  const took = await fastest(
    page,
    async () => {
      await page.keyboard.press("Tab");
      while (!(await opener(page, "About Us").evaluate((summary) => summary === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dropdown(page, "About Us")).toBeVisible();
    },
    () => page.locator("a.skip").focus(),
  );
  expect(isWithin(took, limitMs), `the slowest took ${took} ms`).toBe(true);
});

test("the dialog", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  await watch(page);
  const took = await fastest(
    page,
    async () => {
      await page
        .getByRole("link", { name: /^Click here for details/ })
        .first()
        .click();
      await expect(page.locator("dialog")).toBeVisible();
    },
    () => page.keyboard.press("Escape"),
  );
  expect(isWithin(took, limitMs), `the slowest took ${took} ms`).toBe(true);
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
  const took = await fastest(
    page,
    () => goTo(2),
    () => goTo(1),
  );
  expect(isWithin(took, limitMs), `the slowest took ${took} ms`).toBe(true);
});
