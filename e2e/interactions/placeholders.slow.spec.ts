/** Loading placeholders of pages; a page that arrives at once shows none. */

import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { dropdown, holdRequests, isRouteRequest, mainNav, navItem, openPage } from "./helpers.ts";

const placeholder = (page: Page) => page.locator("body > [role=status]");

/** Follows a link whose page is held back. @returns a function that releases it */
async function follow(page: Page, click: () => Promise<void>): Promise<() => Promise<void>> {
  const { hold, release } = holdRequests();
  await page.route(isRouteRequest, hold);
  await click();
  return async () => {
    release();
    await page.unroute(isRouteRequest, hold);
  };
}

async function inGroup(page: Page, group: string, label: string): Promise<void> {
  await navItem(page, group).hover();
  await dropdown(page, group).getByRole("link", { name: label }).click();
}

test("most pages show the logo and a spinner over the whole page, others a placeholder of their own", async ({
  page,
}) => {
  await openPage(page, "/about");
  await test.step("most pages", async () => {
    const release = await follow(page, () => navItem(page, "Services").click());
    await expect(placeholder(page).locator("svg")).toBeVisible();
    await expect(placeholder(page)).toHaveText("Loading");
    const box = await placeholder(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
    const turning = await placeholder(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(turning).toHaveLength(1);
    await release();
    await expect(page).toHaveURL(/\/services$/);
    await expect(placeholder(page)).toBeEmpty();
  });
  await test.step("Our Team: its loading message", async () => {
    const release = await follow(page, () => inGroup(page, "About Us", "Our Team"));
    await expect(placeholder(page).getByText("Loading team members...")).toBeVisible();
    await release();
    await expect(page.getByRole("heading", { name: "The Visionaries Behind the Empire" })).toBeVisible();
    await expect(placeholder(page)).toBeEmpty();
  });
  await test.step("Commitments: cards", async () => {
    const release = await follow(page, () => inGroup(page, "About Us", "Commitments"));
    await expect(placeholder(page).locator("div > div > div:empty")).toHaveCount(8);
    await release();
    await expect(placeholder(page)).toBeEmpty();
  });
  await test.step("an expertise entry: a banner without text", async () => {
    const { title } = firstOf("expertise");
    const release = await follow(page, () => inGroup(page, "Expertise", title));
    await expect(placeholder(page)).toHaveText("Loading");
    await expect(placeholder(page).locator(".container > div:empty")).toHaveCount(2);
    await expect(placeholder(page).locator("svg")).toHaveCount(0);
    await release();
    await expect(page).toHaveTitle(/ \| Expertise Details \| /);
    await expect(placeholder(page)).toBeEmpty();
  });
});

test("a page that arrives within 150 ms shows none", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const { hold, release, held } = holdRequests();
  await page.route(isRouteRequest, hold);
  await navItem(page, "Services").click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(140);
  await expect(placeholder(page)).toBeEmpty();
  release();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Services");
  await page.clock.runFor(1000);
  await expect(placeholder(page)).toBeEmpty();
});

test("disappears when Back leads to the same page, or the visitor stays; a later choice wins", async ({
  page,
}) => {
  await openPage(page, "/leadership");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/page\/2$/);
  const release = await follow(page, () => navItem(page, "Services").click());
  await expect(placeholder(page).locator("svg")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/leadership$/);
  await expect(placeholder(page)).toBeEmpty();

  await navItem(page, "Contact Us").click();
  await expect(placeholder(page).locator("svg")).toBeVisible();
  await inGroup(page, "About Us", "Leadership");
  await expect(placeholder(page)).toBeEmpty();

  await navItem(page, "Expertise").click();
  await expect(placeholder(page).locator("svg")).toBeVisible();
  await inGroup(page, "About Us", "Our Team");
  await expect(placeholder(page).getByText("Loading team members...")).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/our-team$/);
  await expect(placeholder(page)).toBeEmpty();
});

test("a page that fails to load leaves no placeholder", async ({ page }) => {
  await openPage(page, "/about");
  await page.route(isRouteRequest, (route) => route.abort());
  await navItem(page, "Services").click();
  // The router leaves it to the browser to fetch the page.
  await expect(page).toHaveURL(/\/services$/);
  await page.unroute(isRouteRequest);
  await hydrate(page);
  await expect(mainNav(page).locator("a[aria-current]")).toHaveText(["Services"]);
  await expect(placeholder(page)).toBeEmpty();
});
