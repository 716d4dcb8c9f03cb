/** An item of the miscellaneous list in a native dialog over the list, with its own URL. */
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, firstOf, published } from "../../testing/content/content.ts";
import { siteName } from "../../testing/content/routes.ts";
import { nextFrames, openPage, pageLink, scrollTo, scrollTop, watchRequests } from "./helpers.ts";

const items = published("miscellaneous");
const item = items[1] ?? firstOf("miscellaneous");
const itemUrl = new RegExp(`/miscellaneous\\?item=${item.id}$`);

const dialog = (page: Page) => page.locator("dialog");
const link = (page: Page, title = item.title) =>
  page.getByRole("link", { name: `Click here for details: ${title}`, exact: true });

async function openDialog(page: Page): Promise<void> {
  await openPage(page, "/miscellaneous");
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/miscellaneous$/);
  await expect(link(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
}

test("opens natively with image, title, text and URL, without a new document", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  const requests = watchRequests(page);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  await expect(page).toHaveURL(itemUrl);
  await expect(page.getByRole("dialog", { name: item.title })).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: item.title })).toBeVisible();
  await expect(dialog(page).locator("img")).toBeVisible();
  await expect(dialog(page)).toContainText(excerptOf(item.description));
  await expect(dialog(page)).not.toContainText("<p>");
  expect(requests).toMatchObject({ documents: [], routes: [], data: [] });
});

const closers: [string, (page: Page) => Promise<void>][] = [
  ["×", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
  ["a click on the overlay", (page) => page.mouse.click(20, 450)],
  ["Escape", (page) => page.keyboard.press("Escape")],
];
for (const [name, close] of closers) {
  test(`${name} closes it, and the focus is on its link`, async ({ page }) => {
    await openDialog(page);
    await close(page);
    await expectClosed(page);
  });
}

test("a click inside does not close it", async ({ page }) => {
  await openDialog(page);
  await dialog(page).getByRole("heading").click();
  await nextFrames(page);
  await expect(dialog(page)).toBeVisible();
});

test("the browser's back button closes it, forward opens it again", async ({ page }) => {
  await openDialog(page);
  await page.goBack();
  await expectClosed(page);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(itemUrl);
  await expect(dialog(page).getByRole("heading")).toHaveText(item.title);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/miscellaneous$/);
});

test("items open one after the other, and leave nothing in the history", async ({ page }) => {
  await page.goto("/about");
  await openPage(page, "/miscellaneous");
  for (const { title } of items.slice(0, 3)) {
    await link(page, title).click();
    await expect(dialog(page).getByRole("heading", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link(page, title)).toBeFocused();
    await expect(page).toHaveURL(/\/miscellaneous$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("locks the page where it is", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  await scrollTo(page, 400);
  await link(page, items[4]?.title).scrollIntoViewIfNeeded();
  const at = await scrollTop(page);
  await link(page, items[4]?.title).click();
  await expect(dialog(page)).toBeVisible();
  const locked = await scrollTop(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 300);
  await nextFrames(page, 10);
  expect(await scrollTop(page)).toBe(locked);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(locked);
  expect(locked).toBe(at);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollTop(page)).toBe(locked + 100);
});

test("keeps the focus inside", async ({ page }) => {
  await openDialog(page);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
});

test("opens on a later page of the list too, and closing stays on that page", async ({ page }) => {
  const later = items[9];
  await openPage(page, "/miscellaneous");
  await pageLink(page, 2).click();
  await link(page, later?.title).click();
  await expect(dialog(page).getByRole("heading")).toHaveText(later?.title ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/miscellaneous\?page=2$/);
  await expect(link(page, later?.title)).toBeFocused();
});

test("a click with Control opens the item in a new tab", async ({ page, context }) => {
  await openPage(page, "/miscellaneous");
  const opening_ = context.waitForEvent("page");
  await link(page).click({ modifiers: ["Control"] });
  const other = await opening_;
  await expect(other).toHaveURL(itemUrl);
  await expect(other.getByRole("heading", { name: item.title })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("its URL works on its own, and its link to the list moves the focus to the content", async ({
  page,
}) => {
  await openPage(page, `/miscellaneous?item=${item.id}`);
  await expect(page).toHaveTitle(`${item.title} | ${siteName}`);
  await expect(page.locator("main")).toContainText(excerptOf(item.description));
  await scrollTo(page, 300);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Miscellaneous" })
    .click();
  await expect(page).toHaveURL(/\/miscellaneous$/);
  await expect(link(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
});

test("a reload while it is open shows the item, and back leads to the list", async ({ page }) => {
  await openDialog(page);
  await page.reload();
  await expect(page.locator("main")).toContainText(excerptOf(item.description));
  await page.goBack();
  await expect(page).toHaveURL(/\/miscellaneous$/);
  await expect(link(page)).toBeVisible();
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("its link can be copied, and a toast above the dialog confirms it", async ({ page }) => {
    await openDialog(page);
    await dialog(page).getByRole("button", { name: "Copy link" }).click();
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
  });
});

test("where copying is denied, a toast reports it", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await openDialog(page);
  await dialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("[popover]").getByText("The link could not be copied")).toBeVisible();
});
