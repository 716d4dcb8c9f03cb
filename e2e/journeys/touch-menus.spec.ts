/** Touch on a wide screen, without hover: the menus lead to every page, with scripts, without, and before they arrive. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { holdRequests, mainNav, openDropdowns, opener } from "../interactions/helpers.ts";

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
