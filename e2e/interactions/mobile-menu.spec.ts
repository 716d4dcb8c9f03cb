/** The menu of narrow screens: over everything, one section at a time, and the page behind it out of reach. */
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import {
  describeFocus,
  menu,
  menuButton,
  menuSection,
  nextFrames,
  openPage,
  phone,
  scrollTo,
  scrollTop,
} from "./helpers.ts";

test.use(phone);

async function openMenu(page: Page, path = "/our-values"): Promise<void> {
  await openPage(page, path);
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
}

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");
/** True if the page behind the menu can be seen and focused. */
const isReachable = (page: Page) => page.locator("main").isVisible();

test("fills the screen below the bar", async ({ page }) => {
  await openMenu(page);
  const header = await page.locator("header").boundingBox();
  const box = await menu(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect(box?.y).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await expect(menuButton(page)).toHaveAccessibleName("Menu");
});

test("has six sections, one open at a time", async ({ page }) => {
  await openMenu(page);
  const sections = menu(page).locator("details > summary");
  await expect(sections).toHaveText(["Home", "About Us", "Services", "Expertise", "Info & News", "Contact"], {
    useInnerText: true,
  });
  for (const label of ["About Us", "Services", "Contact"]) {
    await menuSection(page, label).tap();
    await expect(menu(page).locator("details[open] > summary")).toHaveText([label], { useInnerText: true });
  }
  const contact = menu(page).locator("li", { has: page.locator("details[open]") });
  await expect(contact.getByRole("link")).toHaveText(["Inquiries", "Address", "Map"]);
  await menuSection(page, "Contact").tap();
  await expect(menu(page).locator("details[open]")).toHaveCount(0);
});

test("has phone, mail and the social profiles", async ({ page }) => {
  await openMenu(page);
  await expect(menu(page).locator("a[href^='tel:+91']")).toBeVisible();
  await expect(menu(page).locator("a[href^='mailto:']")).toBeVisible();
  const profiles = menu(page).getByRole("list", { name: "Social media" }).getByRole("link");
  const names = await profiles.evaluateAll((links) => links.map((link) => link.ariaLabel));
  expect(names).toEqual(["Instagram", "LinkedIn", "Twitter", "Facebook", "YouTube"]);
});

test("locks the page where it is", async ({ page }) => {
  await openPage(page, "/our-values");
  await scrollTo(page, 500);
  await menuButton(page).tap();
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 400);
  await nextFrames(page, 10);
  expect(await scrollTop(page)).toBe(500);
  await page.keyboard.press("Escape");
  await expect.poll(() => isLocked(page)).toBe(false);
  expect(await scrollTop(page)).toBe(500);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test("Escape closes it, and the focus is on its button", async ({ page }) => {
  await openMenu(page);
  await menuSection(page, "Services").tap();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(await isReachable(page)).toBe(true);
});

test("its button closes it", async ({ page }) => {
  await openMenu(page);
  await menuButton(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => isLocked(page)).toBe(false);
  expect(await isReachable(page)).toBe(true);
});

test("a tap on the bar outside closes it, and the focus is on its button", async ({ page }) => {
  await openMenu(page);
  await menuSection(page, "Services").tap();
  // Between the site's name and the button.
  const name = await page.locator("header a").first().boundingBox();
  const button = await menuButton(page).boundingBox();
  const left = (name?.x ?? 0) + (name?.width ?? 0);
  await page.touchscreen.tap((left + (button?.x ?? 0)) / 2, 32);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/our-values$/);
  await expect(menuButton(page)).toBeFocused();
  expect(await isLocked(page)).toBe(false);
});

test("a link to another page closes it, and the focus is on that page", async ({ page }) => {
  await openMenu(page);
  await menuSection(page, "Info & News").tap();
  await menu(page).getByRole("link", { name: "Gallery" }).tap();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await isLocked(page)).toBe(false);
  expect(await isReachable(page)).toBe(true);
});

test("the browser's back button closes it", async ({ page }) => {
  await openPage(page, "/our-values");
  await page.locator("footer").getByRole("link", { name: "Commitments" }).tap();
  await expect(page).toHaveURL(/\/commitments$/);
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/our-values$/);
  await expect(menu(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test("a link to the current page closes it", async ({ page }) => {
  await openMenu(page);
  await menuSection(page, "About Us").tap();
  await menu(page).getByRole("link", { name: "Our Values" }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/our-values$/);
  expect(await isLocked(page)).toBe(false);
  expect(await isReachable(page)).toBe(true);
});

test("keeps the focus inside", async ({ page }) => {
  await openMenu(page);
  await menuSection(page, "About Us").tap();
  await menuButton(page).focus();
  const stops = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press(key);
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("header") !== null,
      );
      const name = await describeFocus(page);
      expect(inside, name).toBe(true);
      stops.add(name);
    }
  }
  expect([...stops].join(", ")).toContain("Leadership");
  const reachable = await page.evaluate(() =>
    [...document.querySelectorAll("a, button, summary, [tabindex]")]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("header"),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(reachable).toEqual([]);
});

test("unlocks the page when the screen becomes wide", async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect.poll(() => isLocked(page)).toBe(false);
  expect(await isReachable(page)).toBe(true);
});
