/** The home page: its length on phones, and the plant as navigation, which needs no scripts. */
import type { Page } from "playwright/test";
import { forceLayout } from "../support/force-layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const plant = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: /^The plant/ }) });
const part = (page: Page, part: string) => plant(page).locator(`ol use[href$="#${part}"]`);

/** Center of the bubble, which is a pseudo-element of the link. */
function bubbleOf(page: Page, tag: string) {
  return plant(page)
    .locator(`[data-tag="${tag}"]`)
    .evaluate((link) => {
      const { left, top, width } = getComputedStyle(link, "::before");
      const drawing = link.closest("ol")?.getBoundingClientRect() ?? new DOMRect();
      const center = (offset: string) => Number.parseFloat(offset) + Number.parseFloat(width) / 2;
      return { x: drawing.x + center(left), y: drawing.y + center(top) };
    });
}

test("at 390 px the page is at most 8,000 px high, as was estimated to a tenth before it is laid out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const estimated = await height();
  await forceLayout(page);
  const real = await height();
  expect(real).toBeLessThanOrEqual(8000);
  expect(Math.abs(estimated / real - 1), `${estimated} px instead of ${real} px`).toBeLessThan(0.1);
});

test("on phones the plant is a line of links with one fact each", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const places = plant(page).locator("[data-line]");
  await expect(places).toHaveCount(7);
  await expect(places.nth(1)).toContainText("EX-310");
  await expect(places.nth(1).getByText("Outlet CO₂")).toBeVisible();
  await expect(places.nth(1).getByText("Outlet dew point")).toBeHidden();
  await expect(plant(page).getByRole("link", { name: "Argon Recovery" })).toBeVisible();
  await expect(part(page, "pipes")).toBeHidden();
});

test("in the drawing the line of a product is shown, and drawn up to the place that is pointed at", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto("/");
  await plant(page).locator("ol").scrollIntoViewIfNeeded();
  await expect(part(page, "oxygen")).toHaveCSS("opacity", "1");
  const gases = plant(page).getByRole("group", { name: "Show the line of" });
  await gases.getByText("Nitrogen").click();
  await expect(part(page, "nitrogen")).toHaveCSS("opacity", "1");
  await expect(part(page, "oxygen")).toHaveCSS("opacity", "0");

  // A place on the other line shows that one.
  const reach = (name: string) => part(page, name).evaluate((use) => getComputedStyle(use).strokeDasharray);
  await expect.poll(() => reach("hydrogen")).toBe("100px, 100px");
  const { x, y } = await bubbleOf(page, "305");
  await page.mouse.move(x, y);
  await expect(part(page, "hydrogen")).toHaveCSS("opacity", "1");
  await expect.poll(() => reach("hydrogen")).toBe("16.5px, 100px");
  const label = plant(page).locator('[data-tag="305"] > span');
  await expect(label).toHaveCSS("clip-path", "inset(-98px)");
  // It stays, so that the pointer can reach it.
  await page.mouse.move(x + 200, y);
  await expect(part(page, "hydrogen")).toHaveCSS("opacity", "0");
  await expect(label).toHaveCSS("clip-path", "inset(-98px)");

  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/expertise\/details\/5\//);
});

test("with the keyboard the switch and every place are reached, and facts are shown", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto("/");
  const gases = plant(page).getByRole("group", { name: "Show the line of" });
  await gases.getByRole("radio", { name: "Oxygen" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(gases.getByRole("radio", { name: "Nitrogen" })).toBeChecked();
  for (const tag of ["307", "310", "301"]) {
    await page.keyboard.press("Tab");
    const place = plant(page).locator(`[data-tag="${tag}"]`);
    await expect(place).toBeFocused();
    await expect(place.locator("> span")).toHaveCSS("clip-path", "inset(-98px)");
  }
  await expect(plant(page).locator('[data-tag="307"] > span')).toHaveCSS("clip-path", "inset(50%)");
});
