/** The map of another site: requested when it comes into view, and no sooner. */

import type { Page } from "playwright/test";
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

/** Records layout shifts from the start of the page on. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await nextFrames(page);
    return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  };
}

test.beforeEach(({ context }) => answerOtherHosts(context));

async function expectMap(page: Page): Promise<void> {
  await expect(frame(page)).toHaveAttribute("src", map_link);
  await expect(frame(page)).toHaveAttribute("loading", "lazy");
  await expect(page.frameLocator("main iframe").getByText("elsewhere")).toBeVisible();
}

for (const path of ["/contact", "/map"]) {
  test(`${path} requests the map only when it comes into view, and nothing shifts`, async ({
    page,
    context,
  }) => {
    // The map is below the view, but within the distance at which browsers load lazy frames. In narrow windows, scrolling folds the
    // chat box.
    await page.setViewportSize({ width: 1100, height: 240 });
    const requested = recordExternalRequests(page);
    await openPage(page, path);
    const readShifts = await watchShifts(page);
    // An observer reports by the second frame whether the map is in view.
    await nextFrames(page);
    await expect(frame(page)).toHaveCount(0);
    if (path === "/map") expect(await findAxeViolations(page)).toEqual([]);
    expect(requested).toEqual([]);
    await figure(page).scrollIntoViewIfNeeded();
    await expectMap(page);
    expect(requested).toEqual([map_link]);
    expect(await readShifts()).toEqual([]);
    if (path !== "/map") return;
    expect(await findAxeViolations(page)).toEqual([]);
    const other = context.waitForEvent("page");
    await figure(page).getByRole("link", { name: "Open the map" }).click();
    await expect(await other).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/\?mlat=18\.627&mlon=73\.818/);
  });
}

test("a map in the first view loads at once, and nothing shifts when it fails", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === map_link);
  await page.route(map_link, (route) => route.abort());
  await page.goto("/map");
  const before = await figure(page).boundingBox();
  const readShifts = await watchShifts(page);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await failed;
  await expect(frame(page)).toBeVisible();
  const after = await figure(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await readShifts()).toEqual([]);
  await expect(figure(page)).toContainText(address);
  await expect(figure(page).getByRole("link", { name: "Open the map" })).toBeVisible();
});
