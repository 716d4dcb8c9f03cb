/** Client-side navigation: the new page begins at its top for sight, screen reader and keyboard. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { siteName } from "../../testing/content/routes.ts";
import {
  describeFocus,
  list,
  markDocument,
  navItem,
  nextFrames,
  openPage,
  scrollTo,
  scrollTop,
} from "./helpers.ts";

test("begins at the top, with the focus on the content and the title announced", async ({ page }) => {
  await openPage(page, "/our-values");
  const sameDocument = await markDocument(page);
  const commitments = page.locator("footer").getByRole("link", { name: "Commitments" });
  await commitments.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await commitments.click();
  await expect(page).toHaveURL(/\/commitments$/);
  await expect(page).toHaveTitle(`Commitments | ${siteName}`);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
  await expect.poll(() => announced(page)).toContain("Commitments");

  await test.step("even from a small scroll position", async () => {
    await scrollTo(page, 60);
    await navItem(page, "About Us").click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
  await test.step("a link to the current page leads to its top, with motion smoothly", async () => {
    const html = page.locator("html");
    await expect(html).toHaveCSS("scroll-behavior", "auto");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(html).toHaveCSS("scroll-behavior", "smooth");
    await scrollTo(page, 400);
    await navItem(page, "About Us").click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
  expect(await sameDocument()).toBe(true);
});

function announced(page: Page): Promise<string> {
  return page.evaluate(() => {
    const announcer = document.querySelector("next-route-announcer");
    return announcer?.shadowRoot?.textContent ?? announcer?.textContent ?? "";
  });
}

test("Back restores the scroll position, after a reload too", async ({ page }) => {
  await openPage(page, "/our-values");
  const banner = page.getByRole("heading", { level: 1 });
  for (const reload of [false, true]) {
    await scrollTo(page, 500);
    await navItem(page, "Expertise").click();
    await expect(page).toHaveURL(/\/expertise$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    if (reload) {
      await page.reload();
      await hydrate(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/our-values$/);
    await expect(banner.filter({ visible: true })).toHaveText("Our Values");
    await expect.poll(() => scrollTop(page)).toBe(500);
    await nextFrames(page, 5);
    expect(await scrollTop(page), `with a reload: ${reload}`).toBe(500);
  }
});

test("a URL with a fragment begins there; the skip link skips the navigation, and Back leads to the top", async ({
  page,
}) => {
  await page.goto("/leadership#list");
  const header = (await page.locator("header").boundingBox())?.height ?? 0;
  const { y = 0 } = (await list(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(header);
  expect(y).toBeLessThan(200);

  await openPage(page, "/leadership");
  await page.keyboard.press("Tab");
  expect(await describeFocus(page)).toContain("Skip to content");
  await expect(page.locator("a.skip")).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
