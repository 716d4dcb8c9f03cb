/** axe with everything that opens open; forced colors. Every route: pages/route-audit.spec.ts, in the dark wide-audit.slow.spec.ts. */

import { findAxeViolations } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { dropdown, menu, menuButton, menuSection, navItem, openPage, pageLink, phone } from "./helpers.ts";

test.describe("in forced colors", () => {
  test.use({ forcedColors: "active" });

  test("the current page and the chosen filter stand out, and drawings have the colors of text", async ({
    page,
  }) => {
    await page.goto("/references");
    for (const name of ["Pages", "Filter"]) {
      const links = page.getByRole("navigation", { name }).getByRole("listitem").getByRole("link");
      const grounds = await links.evaluateAll((all) =>
        all.map((link) => [link.hasAttribute("aria-current"), getComputedStyle(link).backgroundColor]),
      );
      const groundsOf = (isCurrent: boolean) =>
        grounds.filter(([current]) => current === isCurrent).map(([, ground]) => ground);
      expect(groundsOf(true).length, name).toBeGreaterThan(0);
      for (const ground of groundsOf(true)) expect(groundsOf(false), name).not.toContain(ground);
    }
    await page.goto("/");
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf("main li:has(> h3) > svg")).toBe(await colorOf("main li > h3"));
  });
});

test("a dropdown, and a failed and a loading page of a list", async ({ page }) => {
  await openPage(page, "/leadership");
  await navItem(page, "Services").hover();
  await expect(dropdown(page, "Services")).toHaveCSS("opacity", "1");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.route("**/api/lists/leadership/2", (route) => route.abort());
  await pageLink(page, 2).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.route("**/api/lists/leadership/3", () => {});
  await pageLink(page, 3).click();
  await expect(page.locator("#list")).toHaveAttribute("aria-busy", "true");
  expect(await findAxeViolations(page)).toEqual([]);
});

test("a dialog, a toast over it, and a toast without it", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/miscellaneous");
  await page
    .getByRole("link", { name: /^Click here for details/ })
    .first()
    .click();
  await expect(page.locator("dialog")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("[popover] [role=status]")).toBeVisible();
  await page.clock.resume();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toBeHidden();
  await page.clock.pauseAt(Date.now() + 7_200_000);
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent("toast", { detail: { kind: "error", text: "Something went wrong" } })),
  );
  await expect(page.locator("[popover]").getByText("Something went wrong")).toBeVisible();
  await page.clock.resume();
  expect(await findAxeViolations(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu", async ({ page }) => {
    await openPage(page, "/leadership");
    await menuButton(page).tap();
    await menuSection(page, "Services").tap();
    await expect(menu(page).getByRole("link", { name: firstOf("services").title })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
