/** Loading the page of a list: prefetch, cache, the loading state, and quick clicks. */

import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { holdRequests, itemNames, list, nextFrames, openPage, pageLink, watchRequests } from "./helpers.ts";

const leaders = published("leadership").map(({ name }) => name);
const onPage = (number: number) => leaders.slice((number - 1) * 6, number * 6);

for (const intent of ["hover", "focus"] as const) {
  test(`${intent} prefetches the page, so that the click needs no further request`, async ({ page }) => {
    await openPage(page, "/leadership");
    const requests = watchRequests(page);
    const responded = page.waitForResponse(/\/api\/lists\/leadership\/2$/);
    await pageLink(page, 2)[intent]();
    await responded;
    const prefetched = requests.data.length;
    await pageLink(page, 2).click();
    await expect(itemNames(page)).toHaveText(onPage(2));
    expect(prefetched).toBe(1);
    expect(requests.data).toEqual(["/api/lists/leadership/2"]);
  });
}

test("a visited page is not requested again", async ({ page }) => {
  await openPage(page, "/leadership");
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  await pageLink(page, 1).click();
  await expect(itemNames(page)).toHaveText(onPage(1));
  await page.evaluate(() => performance.clearResourceTimings());
  await pageLink(page, 2).hover();
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
  const requested = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(requested.filter((name) => name.endsWith("/api/lists/leadership/2"))).toEqual([]);
});

for (const [path, kind, message] of [
  ["/commitments", "commitments", "Loading"],
  ["/our-team", "team", "Loading team members..."],
] as const) {
  test(`${path} shows that the next page is loading`, async ({ page }) => {
    await openPage(page, path);
    const first = (await list(page).locator("article, h2, h3").first().textContent()) ?? "";
    const { hold, release } = holdRequests();
    await page.route(`**/api/lists/${kind}/2`, hold);
    await pageLink(page, 2).click();
    await expect(list(page).getByText(message, { exact: true })).toBeAttached();
    await expect(list(page)).toHaveAttribute("aria-busy", "true");
    await expect(list(page).getByText(first)).toHaveCount(0);
    await expect(list(page).locator("article")).toHaveCount(0);
    release();
    await expect(list(page).locator("article").first()).toBeVisible();
    await expect(list(page).getByText(message, { exact: true })).toHaveCount(0);
    await expect(list(page)).not.toHaveAttribute("aria-busy", "true");
  });
}

test("the last of several quick clicks wins", async ({ page }) => {
  await openPage(page, "/leadership");
  const { hold, release } = holdRequests();
  await page.route("**/api/lists/leadership/2", hold);
  await pageLink(page, 2).click();
  await pageLink(page, 3).click();
  await expect(itemNames(page)).toHaveText(onPage(3));
  release();
  await nextFrames(page, 5);
  await expect(itemNames(page)).toHaveText(onPage(3));
  await expect(page).toHaveURL(/page=3$/);
});
