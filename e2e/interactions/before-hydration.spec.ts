/** What a visitor does before the scripts of a slow connection run is not undone by them, and they know of it. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";
import {
  chat,
  chatButton,
  dropdown,
  holdRequests,
  hydratePage,
  menu,
  menuButton,
  menuSection,
  navItem,
  phone,
} from "./helpers.ts";

/** Opens a page whose scripts wait. */
async function openWithout(page: Page, path: string): Promise<() => Promise<void>> {
  const { hold, release } = holdRequests();
  await page.route(/\/_next\/static\/.*\.js/, hold);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await hydratePage(page);
  };
}

test("a chat box that was closed stays closed, on the next page too", async ({ page }) => {
  const scripts = await openWithout(page, "/about");
  await chatButton(page).click();
  await expect(chat(page)).not.toHaveAttribute("open");
  await scripts();
  await expect(chat(page)).not.toHaveAttribute("open");
  await page.goto("/contact");
  await hydratePage(page);
  await expect(chat(page)).not.toHaveAttribute("open");
});

test("a dropdown under the pointer stays open", async ({ page }) => {
  const scripts = await openWithout(page, "/about");
  await navItem(page, "About Us").hover();
  await expect(dropdown(page, "About Us")).toBeVisible();
  await scripts();
  await expect(dropdown(page, "About Us")).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(dropdown(page, "About Us")).toBeHidden();
});

test("the sign that opens a dropdown does not close it", async ({ page }) => {
  await page.goto("/about");
  await navItem(page, "About Us").hover();
  await hydratePage(page);
  await expect(dropdown(page, "About Us")).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(dropdown(page, "About Us")).toBeHidden();
});

test("focus inside of a dropdown stays where it is", async ({ page }) => {
  const scripts = await openWithout(page, "/about");
  const link = dropdown(page, "About Us").getByRole("link").first();
  await navItem(page, "About Us").focus();
  // A busy machine may take a moment to paint what the focus opens: before that, Tab leads past it.
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await scripts();
  await expect(link).toBeFocused();
  await expect(dropdown(page, "About Us")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("an open menu stays open, and locks the page from then on", async ({ page }) => {
    const scripts = await openWithout(page, "/our-values");
    await menuButton(page).tap();
    await menuSection(page, "Services").tap();
    await expect(menu(page)).toBeVisible();
    await scripts();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator("details[open] > summary")).toHaveText(["Services"]);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test("a click on a page of a list is followed", async ({ page }) => {
  await openWithout(page, "/leadership");
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Next" })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/leadership\?page=2$/);
  await expect(page.locator("#list h2").first()).toBeVisible();
});
