/** Touch on a wide screen, without hover: the menus lead to every page, with scripts, without, and before they arrive. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import {
  holdRequests,
  mainNav,
  menu,
  menuButton,
  menuSection,
  openDropdowns,
  opener,
  phone,
} from "../interactions/helpers.ts";

/** Group, label and path of some pages; the last is the page of its group. */
const targets = [
  ["About Us", "Our Team", "/our-team"],
  ["Info & News", "Gallery", "/gallery"],
  ["Info & News", "Catalogues & Downloads", "/catalogues_downloads"],
  ["Contact Us", "Address", "/address"],
  ["About Us", "About Us", "/about"],
] as const;

test.use({ hasTouch: true });

// Without scripts the menus are as before scripts arrive.
for (const [width, scripts] of [
  [1180, "on"],
  [1366, "off"],
] as const)
  test.describe(`${width} px, scripts ${scripts}`, () => {
    test.use({ viewport: { width, height: 820 }, javaScriptEnabled: scripts !== "off" });

    test("a tap on a group opens its menu, and a tap in it leads to the page", async ({ page }) => {
      let current = "/leadership";
      await page.goto(current);
      if (scripts === "on") await hydrate(page);
      // Each target is reached from the one before.
      for (const [group, name, path] of targets) {
        await opener(page, group).tap();
        await expect(openDropdowns(page)).toHaveCount(1);
        expect(new URL(page.url()).pathname).toBe(current);
        current = path;
        await mainNav(page).getByRole("link", { name, exact: true }).tap({ noWaitAfter: true });
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(openDropdowns(page)).toHaveCount(0);
      }
    });
  });

test("hydration leaves an open menu as it is, and one is open at a time", async ({ page }) => {
  const { hold, release } = holdRequests();
  await page.route(/\/_next\/static\/.*\.js/, hold);
  await page.goto("/leadership");
  await opener(page, "About Us").tap();
  await expect(mainNav(page).getByRole("link", { name: "Our Team" })).toBeVisible();
  const shown = await mainNav(page).ariaSnapshot();
  expect(shown).toContain("Our Team");
  release();
  await hydrate(page);
  expect(await mainNav(page).ariaSnapshot()).toBe(shown);
  await opener(page, "Expertise").tap();
  await expect(openDropdowns(page)).toHaveCount(1);
  await opener(page, "Expertise").tap();
  await expect(openDropdowns(page)).toHaveCount(0);
});

for (const scripts of [true, false])
  test.describe(`on a phone, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ ...phone, javaScriptEnabled: scripts });

    test("a family of products is two taps away, below the search", async ({ page }) => {
      await page.goto("/our-values");
      await menuButton(page).tap();
      const search = await menu(page).getByRole("searchbox").boundingBox();
      const find = await menu(page).getByRole("link", { name: "Find a product" }).first().boundingBox();
      const first = await menuSection(page, "Home").boundingBox();
      expect(search?.y).toBeLessThan(find?.y ?? 0);
      expect(find?.y).toBeLessThan(first?.y ?? 0);
      await menu(page).getByRole("link", { name: "Oxygen", exact: true }).tap({ noWaitAfter: true });
      await expect(page).toHaveURL(/\/product#oxygen$/);
    });

    test("the footer is at most 700 px high, and its headings open one column at a time", async ({
      page,
    }) => {
      await page.goto("/our-values");
      const footer = page.getByRole("contentinfo");
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700);
      for (const [column, link] of [
        ["Quick Links", "Privacy"],
        ["Services", "Operation & Maintenance"],
      ] as const) {
        await expect(footer.getByRole("link", { name: link, exact: true })).toBeHidden();
        await footer.locator(`summary[aria-label="${column}"]`).tap();
        await expect(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
        await expect(footer.locator("section > details[open]")).toHaveCount(1);
      }
    });
  });
