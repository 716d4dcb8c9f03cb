/** The menu of narrow screens: over everything, one section at a time, and the page behind it out of reach. */
import type { Page } from "playwright/test";
import { findSmallTargets } from "../../testing/browser/tap-targets.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { siteName } from "../../testing/content/routes.ts";
import {
  describeFocus,
  menu,
  menuButton,
  menuSection,
  openPage,
  phone,
  scrollTo,
  scrollTop,
  turnWheel,
} from "./helpers.ts";

test.use(phone);

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
}

/** The menu is closed, and the page behind it can be scrolled, seen and focused. */
async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => isLocked(page)).toBe(false);
  await expect(page.locator("main")).toBeVisible();
}

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === "hidden");

test("fills the screen with six sections, one open at a time, and the ways to reach the company", async ({
  page,
}) => {
  await openPage(page, "/our-values");
  await openMenu(page);
  const header = await page.locator("header").boundingBox();
  const box = await menu(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect(box?.y).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await expect(menuButton(page)).toHaveAccessibleName("Menu");

  const sections = menu(page).locator("details > summary");
  await expect(sections).toHaveText(["Home", "About Us", "Services", "Expertise", "Info & News", "Contact"], {
    useInnerText: true,
  });
  for (const label of ["About Us", "Services", "Contact"]) {
    await menuSection(page, label).tap();
    await expect(menu(page).locator("details[open] > summary")).toHaveText([label], { useInnerText: true });
    expect(await findSmallTargets(page, "header"), "too small for a finger").toEqual([]);
  }
  const contact = menu(page).locator("li", { has: page.locator("details[open]") });
  await expect(contact.getByRole("link")).toHaveText(["Inquiries", "Address", "Map"]);
  await menuSection(page, "Contact").tap();
  await expect(menu(page).locator("details[open]")).toHaveCount(0);

  await expect(menu(page).locator("a[href^='tel:+91']")).toBeVisible();
  await expect(menu(page).locator("a[href^='mailto:']")).toBeVisible();
  const profiles = menu(page).getByRole("list", { name: "Social media" }).getByRole("link");
  const names = await profiles.evaluateAll((links) => links.map((link) => link.ariaLabel));
  expect(names).toEqual(["Instagram", "LinkedIn", "Twitter", "Facebook", "YouTube"]);

  await test.step("keeps the focus inside", async () => {
    await menuSection(page, "About Us").tap();
    await menuButton(page).focus();
    const stops = new Set<string>();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press(key);
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest("header") !== null,
        );
        const name = await describeFocus(page);
        expect(inside, name).toBe(true);
        stops.add(name);
      }
    }
    expect([...stops].join(", ")).toContain("Leadership");
    const reachable = await page.evaluate(() =>
      [...document.querySelectorAll("a, button, summary, [tabindex]:not(main)")]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("header"),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(reachable).toEqual([]);
  });

  await test.step("unlocks the page when the screen becomes wide", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menuButton(page)).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
    await expect(page.locator("main")).toBeVisible();
  });
});

test("opens with text twice as large", async ({ page }) => {
  // As wide as a phone's screen of 390 px at 200 %.
  await page.setViewportSize({ width: 195, height: 422 });
  await openPage(page, "/contact");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  await openMenu(page);
  await expect(page.getByRole("banner").getByRole("link", { name: siteName })).toBeAttached();
});

test("locks the page where it is, and closes in several ways", async ({ page }) => {
  await openPage(page, "/our-values");
  await test.step("locks the page; Escape closes it, and the focus is on its button", async () => {
    await scrollTo(page, 500);
    await openMenu(page);
    await expect.poll(() => isLocked(page)).toBe(true);
    await page.mouse.move(200, 400);
    await turnWheel(page, 400);
    expect(await scrollTop(page)).toBe(500);
    await menuSection(page, "Services").tap();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(500);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(page)).toBe(700);
  });
  await test.step("its button closes it", async () => {
    await openMenu(page);
    await menuButton(page).tap();
    await expectClosed(page);
  });
  await test.step("a tap on the bar outside closes it, and the focus is on its button", async () => {
    await openMenu(page);
    await menuSection(page, "Services").tap();
    // Between the site's name and the button.
    const name = await page.locator("header a").first().boundingBox();
    const button = await menuButton(page).boundingBox();
    const left = (name?.x ?? 0) + (name?.width ?? 0);
    await page.touchscreen.tap((left + (button?.x ?? 0)) / 2, 32);
    await expectClosed(page);
    await expect(page).toHaveURL(/\/our-values$/);
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step("a link to the current page closes it", async () => {
    await openMenu(page);
    await menuSection(page, "About Us").tap();
    await menu(page).getByRole("link", { name: "Our Values" }).tap();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/our-values$/);
  });
  await test.step("a link to another page closes it, and the focus is on that page", async () => {
    await openMenu(page);
    await menuSection(page, "Info & News").tap();
    await menu(page).getByRole("link", { name: "Gallery" }).tap();
    await expect(page).toHaveURL(/\/gallery$/);
    await expectClosed(page);
    await expect(page.locator("main")).toBeFocused();
  });
  await test.step("the browser's back button closes it", async () => {
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/our-values$/);
    await expectClosed(page);
  });
});
