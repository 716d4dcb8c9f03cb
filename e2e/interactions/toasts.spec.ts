/** Toasts: their library loads with the first one, and each has its duration. */
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { openPage, watchRequests } from "./helpers.ts";

type Kind = "success" | "error" | "blank";

function show(page: Page, kind: Kind, text: string): Promise<unknown> {
  return page.evaluate((detail) => dispatchEvent(new CustomEvent("toast", { detail })), { kind, text });
}

const toast = (page: Page, text: string) => page.locator("[popover]").getByText(text, { exact: true });

test("the library loads with the first toast, and no sooner", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  const requests = watchRequests(page);
  const sources = () =>
    page.evaluate(async () => {
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
      return texts.filter((text) => text.includes("_goober")).length;
    });
  expect(await sources()).toBe(0);
  await expect(page.locator("[popover]")).toHaveCount(0);
  requests.scripts.length = 0;
  await show(page, "blank", "Hello");
  await expect(toast(page, "Hello")).toBeVisible();
  expect(requests.scripts.length).toBeGreaterThan(0);
  expect(await sources()).toBe(1);
  const before = requests.scripts.length;
  await show(page, "blank", "Again");
  await expect(toast(page, "Again")).toBeVisible();
  expect(requests.scripts.filter((path) => !path.includes("chunks"))).toEqual([]);
  expect(requests.scripts.length).toBe(before);
});

test("the first toast is visible, and so is the next", async ({ page }) => {
  await openPage(page, "/about");
  for (const text of ["First", "Second"]) {
    await show(page, "blank", text);
    await expect.poll(() => opacity(page, text)).toBe(1);
  }
});

const durations: [Kind, number][] = [
  ["blank", 4000],
  ["error", 4000],
  ["success", 2000],
];
/** A faded toast keeps its place for this long. */
const removalMs = 1000;

for (const [kind, duration] of durations) {
  test(`"${kind}" stays for ${duration} ms, and is gone ${removalMs} ms later`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/about");
    await page.clock.pauseAt(Date.now() + 60_000);
    await show(page, kind, "Hello");
    await expect(toast(page, "Hello")).toBeVisible();
    await page.clock.runFor(duration - 150);
    await expect.poll(() => opacity(page, "Hello")).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => opacity(page, "Hello")).toBe(0);
    await page.clock.runFor(removalMs - 200);
    await expect(toast(page, "Hello")).toBeAttached();
    await page.clock.runFor(300);
    await expect(toast(page, "Hello")).toHaveCount(0);
  });
}

/** Combined opacity of a toast and its ancestors. */
function opacity(page: Page, text: string): Promise<number> {
  return toast(page, text).evaluate((element) => {
    let seen = 1;
    for (let part: Element | null = element; part; part = part.parentElement)
      seen *= Number(getComputedStyle(part).opacity);
    return seen;
  });
}

test("at most 20 are shown", async ({ page }) => {
  await openPage(page, "/about");
  await page.clock.install();
  for (let number = 1; number <= 25; number++) await show(page, "blank", `Toast ${number}`);
  await expect(toast(page, "Toast 25")).toBeAttached();
  await expect(page.locator("[popover]").getByText(/^Toast \d+$/)).toHaveCount(20);
});

test("toasts are announced, repeated ones once, and let clicks through", async ({ page }) => {
  await openPage(page, "/about");
  for (let times = 0; times < 3; times++) await show(page, "blank", "Hello");
  await show(page, "blank", "Last");
  await expect(toast(page, "Last")).toBeVisible();
  await expect(toast(page, "Hello")).toHaveCount(1);
  await expect(toast(page, "Hello")).toHaveAttribute("role", "status");
  await expect(page.locator("[popover]")).toHaveCSS("pointer-events", "none");
  await page.locator("header a").first().click();
  await expect(page).toHaveURL(/\/$/);
});
