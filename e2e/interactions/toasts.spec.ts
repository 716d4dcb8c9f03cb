/** Toasts: their library loads with the first one, and each has its duration. */
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { openPage, watchRequests } from "./helpers.ts";

type Kind = "success" | "error" | "blank";

function show(page: Page, kind: Kind, text: string): Promise<unknown> {
  return page.evaluate((detail) => dispatchEvent(new CustomEvent("toast", { detail })), { kind, text });
}

/** Opens a page whose toasts stay until a test lets time pass. */
async function openWithoutTime(page: Page): Promise<void> {
  await page.clock.install();
  await openPage(page, "/about");
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const toast = (page: Page, text: string) => page.locator("[popover]").getByText(text, { exact: true });

test("the library loads with the first toast; toasts are announced, repeated ones once, and let clicks through", async ({
  page,
  site,
}) => {
  const requests = watchRequests(page);
  await openWithoutTime(page);
  /** The requested scripts that contain the library. */
  const sources = async () => {
    const texts = await Promise.all(
      [...new Set(requests.scripts)].map(async (path) => (await fetch(site.url + path)).text()),
    );
    return texts.filter((text) => text.includes("_goober")).length;
  };
  expect(requests.scripts.length).toBeGreaterThan(0);
  expect(await sources()).toBe(0);
  await expect(page.locator("[popover]")).toHaveCount(0);
  await show(page, "blank", "Hello");
  await expect.poll(() => opacity(page, "Hello")).toBe(1);
  expect(await sources()).toBe(1);
  const before = requests.scripts.length;
  for (let times = 0; times < 3; times++) await show(page, "blank", "Hello");
  await show(page, "blank", "Last");
  await expect.poll(() => opacity(page, "Last")).toBe(1);
  expect(requests.scripts.length).toBe(before);
  await expect(toast(page, "Hello")).toHaveCount(1);
  await expect(toast(page, "Hello")).toHaveAttribute("role", "status");
  await expect(page.locator("[popover]")).toHaveCSS("pointer-events", "none");
  await page.locator("header a").first().click();
  await expect(page).toHaveURL(/\/$/);
});

const durations: [Kind, number][] = [
  ["blank", 4000],
  ["error", 4000],
  ["success", 2000],
];
/** A faded toast keeps its place for this long. */
const removalMs = 1000;

test("each kind stays for its time; at most 20 are shown", async ({ page }) => {
  await openWithoutTime(page);
  for (const [kind, duration] of durations)
    await test.step(`"${kind}" stays for ${duration} ms, and is gone ${removalMs} ms later`, async () => {
      await show(page, kind, kind);
      await expect(toast(page, kind)).toBeVisible();
      await page.clock.runFor(duration - 150);
      await expect.poll(() => opacity(page, kind)).toBe(1);
      await page.clock.runFor(200);
      await expect.poll(() => opacity(page, kind)).toBe(0);
      await page.clock.runFor(removalMs - 200);
      await expect(toast(page, kind)).toBeAttached();
      await page.clock.runFor(300);
      await expect(toast(page, kind)).toHaveCount(0);
    });
  for (let number = 1; number <= 25; number++) await show(page, "blank", `Toast ${number}`);
  await expect(toast(page, "Toast 25")).toBeAttached();
  await expect(page.locator("[popover]").getByText(/^Toast \d+$/)).toHaveCount(20);
});

/** Combined opacity of a toast and its ancestors. */
async function opacity(page: Page, text: string): Promise<number> {
  await expect(toast(page, text)).toBeAttached();
  return toast(page, text).evaluate((element) => {
    let seen = 1;
    for (let part: Element | null = element; part; part = part.parentElement)
      seen *= Number(getComputedStyle(part).opacity);
    return seen;
  });
}
