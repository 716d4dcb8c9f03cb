/** The main navigation of wide screens: dropdowns, the current item, and the sticky bar. */
import type { Page } from "playwright/test";
import { firstOf } from "../support/content.ts";
import { detailsPath } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { dropdown, mainNav, navItem, nextFrames, openPage, scrollTo, tabTo } from "./helpers.ts";

const opened = (page: Page) => mainNav(page).locator("> ul > li > ul:visible");

test("pointing at an item opens its dropdown, and leaving closes it", async ({ page }) => {
  await openPage(page, "/leadership");
  await expect(opened(page)).toHaveCount(0);
  await navItem(page, "About Us").hover();
  await expect(dropdown(page, "About Us")).toBeVisible();
  await expect(navItem(page, "About Us")).toHaveAttribute("aria-expanded", "true");
  await dropdown(page, "About Us").getByRole("link", { name: "Our Values" }).hover();
  await nextFrames(page);
  await expect(dropdown(page, "About Us")).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(opened(page)).toHaveCount(0);
  await expect(navItem(page, "About Us")).toHaveAttribute("aria-expanded", "false");
});

/** Opens a dropdown by keyboard: forward from the bar's beginning. */
async function focusItem(page: Page, label: string): Promise<void> {
  await page.locator("header a").first().focus();
  await tabTo(page, navItem(page, label));
  await expect(dropdown(page, label)).toBeVisible();
}

test("the keyboard opens a dropdown by focus, and Escape closes it and keeps the focus", async ({ page }) => {
  await openPage(page, "/leadership");
  await focusItem(page, "Home");
  await page.keyboard.press("Escape");
  await expect(opened(page)).toHaveCount(0);
  await expect(navItem(page, "Home")).toBeFocused();
});

test("Escape inside a dropdown takes the focus back to its item", async ({ page }) => {
  await openPage(page, "/leadership");
  await focusItem(page, "About Us");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dropdown(page, "About Us").getByRole("link", { name: "Leadership" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opened(page)).toHaveCount(0);
  await expect(navItem(page, "About Us")).toBeFocused();
});

test("a dropdown closes when the keyboard leaves it", async ({ page }) => {
  await openPage(page, "/leadership");
  await focusItem(page, "Contact Us");
  await tabTo(page, dropdown(page, "Contact Us").locator("a").last());
  await expect(dropdown(page, "Contact Us")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(opened(page)).toHaveCount(0);
});

test("a click elsewhere closes a dropdown", async ({ page }) => {
  await openPage(page, "/leadership");
  await focusItem(page, "Home");
  await page.locator("h1").click();
  await expect(opened(page)).toHaveCount(0);
});

test("another page closes a dropdown", async ({ page }) => {
  await openPage(page, "/leadership");
  await navItem(page, "About Us").hover();
  await dropdown(page, "About Us").getByRole("link", { name: "Our Vision" }).click();
  await expect(page).toHaveURL(/\/our-vision$/);
  await expect(opened(page)).toHaveCount(0);
});

test("a click on an item follows it", async ({ page }) => {
  await openPage(page, "/leadership");
  await navItem(page, "Services").click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(opened(page)).toHaveCount(0);
});

test("the pointer has only one dropdown open", async ({ page }) => {
  await openPage(page, "/leadership");
  for (const label of ["Home", "About Us", "Services", "Info & News"]) {
    await navItem(page, label).hover();
    await expect(dropdown(page, label)).toBeVisible();
    await expect(opened(page)).toHaveCount(1);
  }
});

test("a dropdown opened by keyboard closes when the pointer opens another", async ({ page }) => {
  await openPage(page, "/leadership");
  await focusItem(page, "Home");
  await navItem(page, "Expertise").hover();
  await expect(dropdown(page, "Expertise")).toBeVisible();
  await expect(opened(page)).toHaveCount(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("the first tap opens a dropdown, the second follows the item", async ({ page }) => {
    await openPage(page, "/leadership");
    await navItem(page, "Expertise").tap();
    await expect(dropdown(page, "Expertise")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/leadership");
    await navItem(page, "Info & News").tap();
    await expect(dropdown(page, "Info & News")).toBeVisible();
    await expect(opened(page)).toHaveCount(1);
    await navItem(page, "Info & News").tap();
    await expect(page).toHaveURL(/\/info-news$/);
    await expect(opened(page)).toHaveCount(0);
  });

  test("a tap elsewhere closes a dropdown", async ({ page }) => {
    await openPage(page, "/leadership");
    await navItem(page, "Expertise").tap();
    await expect(opened(page)).toHaveCount(1);
    await page.locator("h1").tap();
    await expect(opened(page)).toHaveCount(0);
  });
});

const active: [string, string[]][] = [
  ["/", ["Home"]],
  ["/about", ["About Us"]],
  ["/services", ["Services"]],
  [detailsPath("/services", firstOf("services")), ["Services"]],
  ["/expertise", ["Expertise"]],
  [detailsPath("/expertise", firstOf("expertise")), ["Expertise"]],
  ["/info-news", ["Info & News"]],
  ["/info-news?page=2", ["Info & News"]],
  [detailsPath("/info-news", firstOf("news")), ["Info & News"]],
  ["/contact", ["Contact Us"]],
  ["/leadership", []],
  ["/service/detail/epc-projects", []],
];

test("the item of the page is highlighted", async ({ page }) => {
  for (const [path, labels] of active) {
    await openPage(page, path);
    await expect(mainNav(page).locator("a[aria-current]"), path).toHaveText(labels);
    const underlined = await mainNav(page)
      .locator("> ul > li > a")
      .evaluateAll((links) =>
        links.filter((link) => getComputedStyle(link).textDecorationLine === "underline"),
      );
    expect(underlined, path).toHaveLength(labels.length);
  }
});

test("the highlight follows without a new document", async ({ page }) => {
  await openPage(page, "/about");
  for (const label of ["Services", "Contact Us", "Home"]) {
    await navItem(page, label).click();
    await expect(mainNav(page).locator("a[aria-current]")).toHaveText([label]);
  }
});

test("the bar stays at the top, its logo shrinks past 10 px, and nothing moves", async ({ page }) => {
  await openPage(page, "/leadership");
  const logo = page.locator("header a").first().locator("svg, img");
  const width = async () => Math.round((await logo.boundingBox())?.width ?? 0);
  const full = await width();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: "layout-shift" });
  });
  await scrollTo(page, 10);
  await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
  expect(await width()).toBe(full);
  await scrollTo(page, 11);
  await expect.poll(width).toBe(Math.round(full * 0.75));
  await scrollTo(page, 600);
  expect((await page.locator("header").boundingBox())?.y).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(width).toBe(full);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("a page opened further down has the small logo at once", async ({ page }) => {
  await openPage(page, "/leadership#list");
  await expect(page.locator("html")).toHaveAttribute("data-scrolled");
});

test("the home page sets the colors of the navbar, and resets them", async ({ page }) => {
  const navColors = () =>
    page.evaluate(() =>
      ["--nav-ground", "--nav-ink"].map((name) => document.documentElement.style.getPropertyValue(name)),
    );
  await openPage(page, "/");
  await expect.poll(navColors).toEqual([expect.stringMatching(/transparent/), expect.stringMatching(/\S/)]);
  const header = page.locator("header");
  await expect(header).toHaveCSS("color", /^(oklch\(1 0 0\)|rgb\(255, 255, 255\))$/);
  await expect(header).toHaveCSS("background-color", /\/ 0\.\d+\)|rgba\(.*0\.\d+\)/);
  await navItem(page, "About Us").click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(navColors).toEqual(["", ""]);
  await page.goBack();
  await expect.poll(navColors).toEqual([expect.stringMatching(/transparent/), expect.stringMatching(/\S/)]);
});
