/** Lists change their page in place: new items, URL and title, without a new document. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { siteName } from "../../testing/content/routes.ts";
import {
  itemNames,
  list,
  mainNav,
  markDocument,
  nextFrames,
  openPage,
  pageLink,
  scrollTo,
  scrollTop,
  watchRequests,
} from "./helpers.ts";

const leaders = published("leadership").map(({ name }) => name);
const onPage = (number: number) => leaders.slice((number - 1) * 6, number * 6);
const pageTwo = /\/leadership\?page=2$/;

test("a click changes items, URL and title in place, with one data request", async ({ page }) => {
  await openPage(page, "/leadership");
  await expect(itemNames(page)).toHaveText(onPage(1));
  expect(await scrollTop(page)).toBe(0);
  const sameDocument = await markDocument(page);
  const requests = watchRequests(page);
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await expect(page).toHaveURL(pageTwo);
  await expect(page).toHaveTitle(`Leadership, page 2 | ${siteName}`);
  await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
  await expect(pageLink(page, 1)).not.toHaveAttribute("aria-current");
  expect(requests).toMatchObject({ documents: [], routes: [], data: ["/api/lists/leadership/2"] });
  expect(await sameDocument()).toBe(true);
});

test("a change scrolls to the list and gives it the focus", async ({ page }) => {
  await openPage(page, "/leadership");
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await expect(list(page)).toBeFocused();
  const header = (await page.locator("header").boundingBox())?.height ?? 0;
  await expect.poll(async () => (await list(page).boundingBox())?.y ?? 0).toBeLessThan(140);
  expect((await list(page).boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test("a page opened by its URL is not scrolled", async ({ page }) => {
  await openPage(page, "/leadership?page=2");
  await expect(itemNames(page)).toHaveText(onPage(2));
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(0);
  await expect(list(page)).not.toBeFocused();
});

test("Next and Previous change the page", async ({ page }) => {
  await openPage(page, "/leadership");
  await expect(list(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
  for (const number of [2, 3]) {
    await list(page).getByRole("link", { name: "Next" }).click();
    await expect(itemNames(page)).toHaveText(onPage(number));
  }
  await expect(list(page).getByRole("link", { name: "Next" })).toHaveCount(0);
  await list(page).getByRole("link", { name: "Previous" }).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
});

test("back, forward and reload keep page, title and position", async ({ page }) => {
  await openPage(page, "/leadership");
  await pageLink(page, 2).scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await page.goBack();
  await expect(itemNames(page)).toHaveText(onPage(1));
  await expect(page).toHaveTitle(`Leadership | ${siteName}`);
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await expect(page).toHaveTitle(`Leadership, page 2 | ${siteName}`);
  await page.reload();
  await hydrate(page);
  await expect(itemNames(page)).toHaveText(onPage(2));
  await expect(page).toHaveTitle(`Leadership, page 2 | ${siteName}`);
  await pageLink(page, 1).click();
  await expect(itemNames(page)).toHaveText(onPage(1));
  await expect(page).toHaveURL(/\/leadership$/);
  await expect(page).toHaveTitle(`Leadership | ${siteName}`);
});

test("Back from another page restores the page of the list", async ({ page }) => {
  await openPage(page, "/leadership");
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await scrollTo(page, 300);
  const sameDocument = await markDocument(page);
  await mainNav(page).getByRole("link", { name: "Expertise", exact: true }).first().click();
  await expect(page).toHaveURL(/\/expertise$/);
  await expect(page).toHaveTitle(`Expertise | ${siteName}`);
  await page.goBack();
  await expect(page).toHaveURL(pageTwo);
  await expect(itemNames(page)).toHaveText(onPage(2));
  await expect(page).toHaveTitle(`Leadership, page 2 | ${siteName}`);
  await expect.poll(() => scrollTop(page)).toBe(300);
  expect(await sameDocument()).toBe(true);
});

test("the list's own link leads from a later page to the first", async ({ page }) => {
  await openPage(page, "/leadership");
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await mainNav(page).getByRole("link", { name: "About Us", exact: true }).first().hover();
  await mainNav(page).getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL(/\/leadership$/);
  await expect(itemNames(page)).toHaveText(onPage(1));
  await expect(page).toHaveTitle(`Leadership | ${siteName}`);
});

for (const key of ["Control", "Shift"] as const) {
  test(`a click with ${key} opens the page in another tab or window and leaves this one unchanged`, async ({
    page,
    context,
  }) => {
    await openPage(page, "/leadership");
    const opening = context.waitForEvent("page");
    await pageLink(page, 2).click({ modifiers: [key] });
    const other = await opening;
    await expect(itemNames(other)).toHaveText(onPage(2));
    await expect(other).toHaveURL(/\/leadership\?page=2#list$/);
    await expect(itemNames(page)).toHaveText(onPage(1));
    await expect(page).toHaveURL(/\/leadership$/);
    await expect(list(page)).not.toBeFocused();
  });
}
