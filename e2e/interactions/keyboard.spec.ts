/** The site by keyboard alone, each time from a fresh page. */

import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import {
  chat,
  chatButton,
  dropdown,
  list,
  menu,
  menuButton,
  menuSection,
  opener,
  openPage,
  pageLink,
  phone,
  tabTo,
} from "./helpers.ts";

test("closes the chat box, and reaches a page of a dropdown", async ({ page }) => {
  await openPage(page, "/leadership");
  await tabTo(page, chatButton(page), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(chat(page)).not.toHaveAttribute("open");
  await tabTo(page, opener(page, "About Us"));
  await page.keyboard.press("Enter");
  await expect(dropdown(page, "About Us")).toBeVisible();
  await tabTo(page, dropdown(page, "About Us").getByRole("link", { name: "Our Vision" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/our-vision$/);
  await expect(page.locator("main")).toBeFocused();
  await expect(dropdown(page, "About Us")).toBeHidden();
});

test("reaches another page of a list, and its items", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  await tabTo(page, pageLink(page, 2));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2$/);
  await expect(list(page)).toBeFocused();
  const item = published("miscellaneous")[8];
  const link = page.getByRole("link", { name: `Click here for details: ${item?.title}`, exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: item?.title });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Copy link" }));
  await tabTo(page, dialog.getByRole("button", { name: "Close" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: phone.viewport });

  test("reaches a page through the menu", async ({ page }) => {
    await openPage(page, "/leadership");
    await tabTo(page, menuButton(page));
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await tabTo(page, menuSection(page, "Info & News"));
    await page.keyboard.press("Space");
    await tabTo(page, menu(page).getByRole("link", { name: "Blogs" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
  });
});
