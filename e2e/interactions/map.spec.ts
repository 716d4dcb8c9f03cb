/** The map, which comes from elsewhere: asked for when it comes into view, and no sooner. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { records } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { nextFrames, observeFor, openPage } from "./helpers.ts";

const [settings] = records("settings") as unknown as { map_link: string; address: string }[];
const { map_link, address } = settings ?? { map_link: "", address: "" };

const frame = (page: Page) => page.locator("main iframe");
const figure = (page: Page) =>
  page.locator("main figure", { has: page.getByRole("link", { name: "Open the map" }) });

/** Every request that leaves the site. */
function watchOthers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "127.0.0.1") asked.push(request.url());
  });
  return asked;
}

async function expectMap(page: Page): Promise<void> {
  await expect(frame(page)).toHaveAttribute("src", map_link);
  await expect(frame(page)).toHaveAttribute("loading", "lazy");
  await expect(page.frameLocator("main iframe").getByText("elsewhere")).toBeVisible();
}

for (const path of ["/contact", "/map"]) {
  test(`${path} asks nobody for the map before it is in view`, async ({ page }) => {
    // Nothing of the map is in view, but by far less than what browsers call near.
    await page.setViewportSize({ width: 1024, height: 500 });
    const asked = watchOthers(page);
    await openPage(page, path);
    await observeFor(1500);
    expect(asked).toEqual([]);
    await expect(frame(page)).toHaveCount(0);
    await figure(page).scrollIntoViewIfNeeded();
    await expectMap(page);
    expect(asked).toEqual([map_link]);
  });
}

test("a map that is in view at once is loaded at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await openPage(page, "/map");
  await expectMap(page);
});

test("nothing moves when it comes, and when it does not", async ({ page }) => {
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

test("the way to the map as a page opens a tab of its own", async ({ page, context }) => {
  await openPage(page, "/map");
  const other = context.waitForEvent("page");
  await figure(page).getByRole("link", { name: "Open the map" }).click();
  await expect(await other).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/\?mlat=18\.627&mlon=73\.818/);
});

test("axe finds nothing, before and with the map", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await openPage(page, "/map");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expectMap(page);
  expect((await new AxeBuilder({ page }).exclude("iframe").analyze()).violations).toEqual([]);
});
