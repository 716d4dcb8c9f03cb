/** Rules that a program can check, on every route at two widths, in both colour schemes, and with what opens open. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { firstOf } from "../support/content.ts";
import { forceLayout } from "../support/force-layout.ts";
import { routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { dropdown, menu, menuButton, menuSection, navItem, openPage, pageLink, phone } from "./helpers.ts";

/** What breaks a rule, and where; elsewhere's frames are not ours. */
async function broken(page: Page): Promise<string[]> {
  await forceLayout(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("iframe")
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`,
    ),
  );
}

const paths = [...routeCases.map(({ path }) => path), "/miscellaneous?item=1", "/no/such/page"];

for (const path of paths) {
  test(`${path} at 390 and at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    expect(await broken(page), "at 390 px").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await broken(page), "at 1440 px").toEqual([]);
  });
}

test.describe("in dark colours", () => {
  test.use({ colorScheme: "dark" });
  for (const path of ["/", "/leadership", "/contact", "/timeline-and-milestone"]) {
    test(`${path}`, async ({ page }) => {
      await openPage(page, path);
      expect(await broken(page)).toEqual([]);
    });
  }
});

test("a dropdown", async ({ page }) => {
  await openPage(page, "/leadership");
  await navItem(page, "Services").hover();
  await expect(dropdown(page, "Services")).toHaveCSS("opacity", "1");
  expect(await broken(page)).toEqual([]);
});

test("a dialog, and a toast over it", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  await page
    .getByRole("link", { name: /^Click here for details/ })
    .first()
    .click();
  await expect(page.locator("dialog")).toBeVisible();
  expect(await broken(page)).toEqual([]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("[popover] [role=status]")).toBeVisible();
  expect(await broken(page)).toEqual([]);
});

test("a toast", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent("toast", { detail: { kind: "error", text: "Something went wrong" } })),
  );
  await expect(page.locator("[popover] [role=status]")).toBeVisible();
  expect(await broken(page)).toEqual([]);
});

test("a failed page of a list, and one on its way", async ({ page }) => {
  await openPage(page, "/leadership");
  await page.route("**/api/lists/leadership/2", (route) => route.abort());
  await pageLink(page, 2).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await broken(page)).toEqual([]);
  await page.route("**/api/lists/leadership/3", () => {});
  await pageLink(page, 3).click();
  await expect(page.locator("#list")).toHaveAttribute("aria-busy", "true");
  expect(await broken(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu", async ({ page }) => {
    await openPage(page, "/leadership");
    await menuButton(page).tap();
    await menuSection(page, "Services").tap();
    await expect(menu(page).getByRole("link", { name: firstOf("services").title })).toBeVisible();
    expect(await broken(page)).toEqual([]);
  });
});
