/** The dropdowns of the main navigation, by pointer, keyboard and touch. */
import { expect, test } from "../../testing/browser/test.ts";
import {
  dropdown,
  mainNav,
  navItem,
  nextFrames,
  openByKeyboard,
  openDropdowns,
  opener,
  openPage,
  tabTo,
} from "./helpers.ts";

test("the pointer opens one dropdown at a time, and closes it when it leaves", async ({ page }) => {
  await openPage(page, "/leadership");
  await expect(openDropdowns(page)).toHaveCount(0);
  for (const label of ["Home", "About Us", "Services", "Info & News", "About Us"]) {
    await navItem(page, label).hover();
    await expect(dropdown(page, label)).toBeVisible();
    await expect(openDropdowns(page)).toHaveCount(1);
  }
  await dropdown(page, "About Us").getByRole("link", { name: "Our Values" }).hover();
  await nextFrames(page);
  await expect(dropdown(page, "About Us")).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(openDropdowns(page)).toHaveCount(0);

  await test.step("Escape closes it until the pointer comes back", async () => {
    await navItem(page, "Expertise").hover();
    await expect(dropdown(page, "Expertise")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openDropdowns(page)).toHaveCount(0);
    await page.mouse.move(700, 800);
    await navItem(page, "Expertise").hover();
    await expect(dropdown(page, "Expertise")).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(openDropdowns(page)).toHaveCount(0);
  });
  await test.step("one that a click opened closes, too", async () => {
    await opener(page, "About Us").click();
    await expect(mainNav(page).locator("details[open]")).toHaveCount(1);
    await page.mouse.move(700, 800);
    await expect(openDropdowns(page)).toHaveCount(0);
  });
  await test.step("another page closes it", async () => {
    await navItem(page, "About Us").hover();
    await dropdown(page, "About Us").getByRole("link", { name: "Our Vision" }).click();
    await expect(page).toHaveURL(/\/our-vision$/);
    await expect(openDropdowns(page)).toHaveCount(0);
  });
  await test.step("a click on an item follows it", async () => {
    await navItem(page, "Services").click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(openDropdowns(page)).toHaveCount(0);
  });
});

test("the keyboard opens a dropdown, and closes it with Escape or when it leaves", async ({ page }) => {
  await openPage(page, "/leadership");
  const states = () => mainNav(page).ariaSnapshot();
  expect(await states()).not.toContain("Timeline");
  await openByKeyboard(page, "Home");
  expect(await states()).toContain("Timeline");
  await page.keyboard.press("Escape");
  await expect(openDropdowns(page)).toHaveCount(0);
  await expect(opener(page, "Home")).toBeFocused();
  await expect(mainNav(page).locator("details[open]")).toHaveCount(0);

  await test.step("Escape inside takes the focus back to its item", async () => {
    await openByKeyboard(page, "About Us");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dropdown(page, "About Us").getByRole("link", { name: "Leadership" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(openDropdowns(page)).toHaveCount(0);
    await expect(opener(page, "About Us")).toBeFocused();
  });
  await test.step("it closes when the keyboard leaves it", async () => {
    await openByKeyboard(page, "Contact Us");
    await tabTo(page, dropdown(page, "Contact Us").locator("a").last());
    await expect(dropdown(page, "Contact Us")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(openDropdowns(page)).toHaveCount(0);
  });
  await test.step("a click elsewhere closes it", async () => {
    await openByKeyboard(page, "Home");
    await page.locator("h1").click();
    await expect(openDropdowns(page)).toHaveCount(0);
  });
  await test.step("it closes when the pointer opens another", async () => {
    await openByKeyboard(page, "Home");
    await navItem(page, "Expertise").hover();
    await expect(dropdown(page, "Expertise")).toBeVisible();
    await expect(openDropdowns(page)).toHaveCount(1);
  });
});

test("the search field opens over no item, and the services' panel requests its pictures when it opens", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_next/image") && /[&?]w=(64|128|256)&/.test(request.url()))
      pictures.push(request.url());
  });
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/our-story");
    await page.getByRole("searchbox").click();
    const field = await page.getByRole("searchbox").boundingBox();
    expect(field?.width).toBeGreaterThan(190);
    for (const item of await mainNav(page).locator("> ul > li").all()) {
      const box = await item.boundingBox();
      const isApart =
        (field?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0) ||
        Math.round(field?.y ?? 0) >= Math.floor((box?.y ?? 0) + (box?.height ?? 0));
      expect(isApart, `${width} px: ${await item.textContent()}`).toBe(true);
    }
  }
  expect(pictures).toEqual([]);
  await navItem(page, "Services").hover();
  const panel = dropdown(page, "Services");
  await expect(panel.getByRole("link", { name: "Oxygen 4 products" })).toBeVisible();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  expect((await panel.boundingBox())?.width).toBe(1440);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap elsewhere closes a dropdown", async ({ page }) => {
    await openPage(page, "/leadership");
    await opener(page, "Expertise").tap();
    await expect(openDropdowns(page)).toHaveCount(1);
    // Its middle is under the dropdown.
    await page.locator("h1").tap({ position: { x: 8, y: 8 } });
    await expect(openDropdowns(page)).toHaveCount(0);
  });
});
