/** Interactions before the scripts arrive survive hydration, and the scripts continue from there. */

import { expect, test } from "../../testing/browser/test.ts";
import {
  dropdown,
  list,
  menu,
  menuButton,
  menuSection,
  navItem,
  opener,
  openUnhydrated,
  phone,
} from "./helpers.ts";

test("a dropdown under the pointer, which starts hydration, stays open", async ({ page }) => {
  const finishHydration = await openUnhydrated(page, "/about");
  await navItem(page, "About Us").hover();
  await expect(dropdown(page, "About Us")).toBeVisible();
  await finishHydration();
  await expect(dropdown(page, "About Us")).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(dropdown(page, "About Us")).toBeHidden();
});

test("focus inside of a dropdown stays where it is", async ({ page }) => {
  const finishHydration = await openUnhydrated(page, "/about");
  const link = dropdown(page, "About Us").getByRole("link").first();
  await opener(page, "About Us").focus();
  await page.keyboard.press("Enter");
  // A busy machine may paint the dropdown late: before that, Tab leads past it.
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await finishHydration();
  await expect(link).toBeFocused();
  await expect(dropdown(page, "About Us")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("an open menu stays open, and locks the page after hydration", async ({ page }) => {
    const finishHydration = await openUnhydrated(page, "/our-values");
    await menuButton(page).tap();
    await menuSection(page, "Services").tap();
    await expect(menu(page)).toBeVisible();
    await finishHydration();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator("details[open] > summary")).toHaveText(["Services"]);
    await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test("a click on a page of a list leads to the list, and gives it the focus", async ({ page }) => {
  await openUnhydrated(page, "/leadership");
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Next" })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/leadership\/page\/2#list$/);
  await expect(page.locator("#list h2").first()).toBeInViewport();
  await expect(list(page)).toBeFocused();
});
