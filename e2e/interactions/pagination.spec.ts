/** Lists change their page in place: new items, URL and title, without a new document. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { siteName } from "../../testing/content/routes.ts";
import {
  clickForNewTab,
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
const pageTwo = /\/leadership\/page\/2$/;

test("a click changes items, URL and title in place, and scrolls to the list; Next and Previous lead on", async ({
  page,
}) => {
  await openPage(page, "/leadership");
  await expect(itemNames(page)).toHaveText(onPage(1));
  await expect(list(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
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

  await test.step("the list has the focus, below the bar", async () => {
    await expect(list(page)).toBeFocused();
    const header = (await page.locator("header").boundingBox())?.height ?? 0;
    await expect.poll(async () => (await list(page).boundingBox())?.y ?? 0).toBeLessThan(140);
    expect((await list(page).boundingBox())?.y).toBeGreaterThanOrEqual(header);
  });
  await test.step("Next and Previous change the page", async () => {
    await list(page).getByRole("link", { name: "Next" }).click();
    await expect(itemNames(page)).toHaveText(onPage(3));
    await expect(list(page).getByRole("link", { name: "Next" })).toHaveCount(0);
    await list(page).getByRole("link", { name: "Previous" }).click();
    await expect(itemNames(page)).toHaveText(onPage(2));
  });
  await test.step("the list's own link leads to the first page", async () => {
    await mainNav(page).getByRole("link", { name: "About Us", exact: true }).first().hover();
    await mainNav(page).getByRole("link", { name: "Leadership" }).click();
    await expect(page).toHaveURL(/\/leadership$/);
    await expect(itemNames(page)).toHaveText(onPage(1));
    await expect(page).toHaveTitle(`Leadership | ${siteName}`);
  });
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

  await test.step("Back from another page restores the page of the list", async () => {
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
  await page.reload();
  await hydrate(page);
  await expect(itemNames(page)).toHaveText(onPage(2));
  await expect(page).toHaveTitle(`Leadership, page 2 | ${siteName}`);
  await pageLink(page, 1).click();
  await expect(itemNames(page)).toHaveText(onPage(1));
  await expect(page).toHaveURL(/\/leadership$/);
  await expect(page).toHaveTitle(`Leadership | ${siteName}`);
});

test("a page opened by its URL is not scrolled; Control and Shift open another one in a tab or window", async ({
  page,
}) => {
  await openPage(page, "/leadership/page/2");
  await expect(itemNames(page)).toHaveText(onPage(2));
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(0);
  await expect(list(page)).not.toBeFocused();
  for (const key of ["Control", "Shift"] as const)
    await test.step(`a click with ${key}`, async () => {
      expect(await clickForNewTab(pageLink(page, 3), { modifiers: [key] })).toMatch(
        /\/leadership\/page\/3#list$/,
      );
      await expect(itemNames(page)).toHaveText(onPage(2));
      await expect(page).toHaveURL(pageTwo);
      await expect(list(page)).not.toBeFocused();
    });
});
