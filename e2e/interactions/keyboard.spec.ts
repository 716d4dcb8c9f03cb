/** The site by keyboard alone, each time from a fresh page. */

import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import {
  chat,
  chatButton,
  dropdown,
  list,
  mainNav,
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

test("each stop in the menu has a name of its own, and the current group is marked once", async ({
  page,
}) => {
  await openPage(page, "/leadership");
  const stops = async () => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const shown = nodes.filter(({ ignored }) => !ignored);
    const toggles = shown.filter(({ role }) => role?.value === "DisclosureTriangleGrouped");
    return toggles.map(({ name, properties = [] }) => {
      const { value } = properties.find((one) => one.name === "expanded")?.value ?? {};
      return `${name?.value}${value ? ", expanded" : ""}`;
    });
  };
  const groups = ["Home", "About Us", "Services", "Expertise", "Info & News", "Contact Us"];
  expect(await stops()).toEqual(groups.map((group) => `Show ${group} pages`));
  await opener(page, "About Us").focus();
  await page.keyboard.press("Enter");
  await expect(dropdown(page, "About Us")).toBeVisible();
  expect(await stops()).toContain("Hide About Us pages, expanded");
  const marked = mainNav(page).locator("[aria-current]");
  await expect(marked).toHaveText(["About Us"]);
  expect(await marked.evaluate(({ localName }) => localName)).toBe("a");
  await page.setViewportSize(phone.viewport);
  await menuButton(page).press("Enter");
  await expect(menuSection(page, "About Us")).toHaveAttribute("aria-current", "true");
  await expect(marked).toHaveCount(1);
});

test("a ring shows which place of the plant's drawing has the focus", async ({ page }) => {
  await openPage(page, "/");
  const links = page.locator("main ol a[data-tag], main [data-flag] a");
  expect(await links.count()).toBeGreaterThan(8);
  await page.locator("main fieldset input:checked").focus();
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveCSS("outline-style", "solid");
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
  }
});

test("reaches another page of a list, and its items", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  await tabTo(page, pageLink(page, 2));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/page\/2$/);
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
