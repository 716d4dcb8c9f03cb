/** An item of the miscellaneous list in a native dialog over the list, with its own URL. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, firstOf, published } from "../../testing/content/content.ts";
import { siteName } from "../../testing/content/routes.ts";
import {
  clickForNewTab,
  nextFrames,
  openPage,
  pageLink,
  scrollTo,
  scrollTop,
  turnWheel,
  watchRequests,
} from "./helpers.ts";

const items = published("miscellaneous");
const item = items[1] ?? firstOf("miscellaneous");
const itemUrl = new RegExp(`/miscellaneous/item/${item.id}$`);

const dialog = (page: Page) => page.locator("dialog");
const link = (page: Page, title = item.title) =>
  page.getByRole("link", { name: `Click here for details: ${title}`, exact: true });

async function openDialog(page: Page): Promise<void> {
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectClosed(page: Page, title = item.title): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/miscellaneous$/);
  await expect(link(page, title)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
}

const closers: [string, (page: Page) => Promise<unknown>][] = [
  ["×", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
  ["a click on the overlay", (page) => page.mouse.click(20, 450)],
  ["Escape", (page) => page.keyboard.press("Escape")],
];

test("opens natively over the list, closes in several ways, and leaves nothing in the history", async ({
  page,
}) => {
  await page.goto("/about");
  await openPage(page, "/miscellaneous");
  const requests = watchRequests(page);
  await openDialog(page);
  expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  await expect(page).toHaveURL(itemUrl);
  await expect(page.getByRole("dialog", { name: item.title })).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: item.title })).toBeVisible();
  await expect(dialog(page).locator("img")).toBeVisible();
  await expect(dialog(page)).toContainText(excerptOf(item.description));
  await expect(dialog(page)).not.toContainText("<p>");
  expect(requests).toMatchObject({ documents: [], routes: [], data: [] });

  await test.step("a click inside does not close it, and the focus stays inside", async () => {
    await dialog(page).getByRole("heading").click();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    await expect(dialog(page)).toBeVisible();
  });
  await page.keyboard.press("Escape");
  await expectClosed(page);
  for (const [name, close] of closers)
    await test.step(`${name} closes it, and the focus is on its link`, async () => {
      await openDialog(page);
      await close(page);
      await expectClosed(page);
    });
  await test.step("items open one after the other", async () => {
    for (const { title } of items.slice(2, 4)) {
      await link(page, title).click();
      await expect(dialog(page).getByRole("heading", { name: title })).toBeVisible();
      await page.keyboard.press("Escape");
      await expectClosed(page, title);
    }
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("locks the page where it is, opens a new tab with Control, and works on a later page of the list", async ({
  page,
}) => {
  await openPage(page, "/miscellaneous");
  await test.step("locks the page", async () => {
    await scrollTo(page, 400);
    await link(page, items[4]?.title).scrollIntoViewIfNeeded();
    const at = await scrollTop(page);
    await link(page, items[4]?.title).click();
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.mouse.move(20, 450);
    await turnWheel(page, 300);
    expect(await scrollTop(page)).toBe(at);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await nextFrames(page);
    expect(await scrollTop(page)).toBe(at);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollTop(page)).toBe(at + 100);
  });
  await test.step("a click with Control opens the item in a new tab", async () => {
    expect(await clickForNewTab(link(page), { modifiers: ["Control"] })).toMatch(itemUrl);
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("closing it on a later page of the list stays on that page", async () => {
    const later = items[9];
    await pageLink(page, 2).click();
    await link(page, later?.title).click();
    await expect(dialog(page).getByRole("heading")).toHaveText(later?.title ?? "");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/miscellaneous\/page\/2$/);
    await expect(link(page, later?.title)).toBeFocused();
  });
  await test.step("Forward opens it over that page again, also from another page", async () => {
    await page.goForward();
    await expect(dialog(page).getByRole("heading")).toHaveText(items[9]?.title ?? "");
    await page.goto("/about");
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/miscellaneous/item/${items[9]?.id}$`));
    await expect(page.locator("main")).toContainText(excerptOf(items[9]?.description ?? ""));
  });
});

test("Back closes it, Forward opens it again, a reload shows the item, and its breadcrumb leads to the list", async ({
  page,
}) => {
  await openPage(page, "/miscellaneous");
  await openDialog(page);
  await page.goBack();
  await expectClosed(page);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(itemUrl);
  await expect(dialog(page).getByRole("heading")).toHaveText(item.title);

  await page.reload();
  await expect(page).toHaveTitle(`${item.title} | ${siteName}`);
  await expect(page.locator("main")).toContainText(excerptOf(item.description));
  await hydrate(page);
  await scrollTo(page, 300);
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await breadcrumb.getByRole("link", { name: "Miscellaneous" }).click();
  await expect(page).toHaveURL(/\/miscellaneous$/);
  await expect(link(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await test.step("Back leads to the item, and then to the list", async () => {
    await page.goBack();
    await expect(page).toHaveURL(itemUrl);
    await page.goBack();
    await expect(page).toHaveURL(/\/miscellaneous$/);
    await expect(link(page)).toBeVisible();
  });
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("its link can be copied, and a toast above the dialog reports that or the failure", async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, "/miscellaneous");
    await openDialog(page);
    // The toasts stay.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const copy = dialog(page).getByRole("button", { name: "Copy link" });
    await copy.click();
    const toast = page.locator("[popover]").getByText("Link copied");
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(itemUrl);
    await expect(page.locator("[popover]:popover-open")).toHaveCount(1);
    await expect(dialog(page).getByRole("status")).toHaveText("Link copied");
    // It is above the dialog if its color changes the screenshot.
    const setColor = (color: string) =>
      toast.evaluate((element, value) => element.style.setProperty("background", value), color);
    const clip = await toast.boundingBox();
    if (!clip) throw new Error("the toast has no box");
    await setColor("red");
    const red = await page.screenshot({ clip });
    await setColor("blue");
    expect(red.equals(await page.screenshot({ clip }))).toBe(false);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await copy.click();
    await expect(page.locator("[popover]").getByText("The link could not be copied")).toBeVisible();
  });
});

test("shows a table without scrolling at 1440 x 900", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/miscellaneous");
  await link(page, firstOf("miscellaneous").title).click();
  await expect(dialog(page).locator("tr").last()).toBeInViewport({ ratio: 1 });
});
