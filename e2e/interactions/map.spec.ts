/** The map of another site: requested when it comes into view, and no sooner. */

import type { Page } from "playwright/test";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { answerOtherHosts } from "../../testing/browser/other-hosts.ts";
import { findAxeViolations } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";
import { nextFrames, openPage } from "./helpers.ts";

const [settings] = records("settings") as unknown as { map_link: string; address: string }[];
const { map_link, address } = settings ?? { map_link: "", address: "" };

const frame = (page: Page) => page.locator("main iframe");
const figure = (page: Page) =>
  page.locator("main figure", { has: page.getByRole("link", { name: "Open the map" }) });

/** Records requests to other sites. */
function recordExternalRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "127.0.0.1") requested.push(request.url());
  });
  return requested;
}

test.beforeEach(({ context }) => answerOtherHosts(context));

async function expectMap(page: Page): Promise<void> {
  await expect(frame(page)).toHaveAttribute("src", map_link);
  await expect(frame(page)).toHaveAttribute("loading", "lazy");
  await expect(page.frameLocator("main iframe").getByText("elsewhere")).toBeVisible();
}

for (const path of ["/contact", "/map"]) {
  test(`${path} requests the map only when it comes into view`, async ({ page }) => {
    // The map is below the view, but within the distance at which browsers load lazy frames.
    await page.setViewportSize({ width: 1024, height: 240 });
    const requested = recordExternalRequests(page);
    await openPage(page, path);
    // Nothing may be requested in this time.
    await observeFor(1500);
    expect(requested).toEqual([]);
    await expect(frame(page)).toHaveCount(0);
    await figure(page).scrollIntoViewIfNeeded();
    await expectMap(page);
    expect(requested).toEqual([map_link]);
  });
}

test("a map in the first view loads at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await openPage(page, "/map");
  await expectMap(page);
});

test("nothing shifts when it loads or fails", async ({ page }) => {
  await page.route(map_link, (route) => route.abort());
  await openPage(page, "/map");
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const before = await figure(page).boundingBox();
  await figure(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toBeVisible();
  await nextFrames(page, 10);
  const after = await figure(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await expect(figure(page)).toContainText(address);
  await expect(figure(page).getByRole("link", { name: "Open the map" })).toBeVisible();
});

test("the link to the map opens a new tab", async ({ page, context }) => {
  await openPage(page, "/map");
  const other = context.waitForEvent("page");
  await figure(page).getByRole("link", { name: "Open the map" }).click();
  await expect(await other).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/\?mlat=18\.627&mlon=73\.818/);
});

test("axe finds nothing, before and with the map", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 240 });
  await openPage(page, "/map");
  expect(await findAxeViolations(page)).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expectMap(page);
  expect(await findAxeViolations(page)).toEqual([]);
});
