/** Loading the page of a list: prefetch, cache, the loading state, and quick clicks. */

import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { holdRequests, itemNames, list, openPage, pageLink, watchRequests } from "./helpers.ts";

const leaders = published("leadership").map(({ name }) => name);
const onPage = (number: number) => leaders.slice((number - 1) * 6, number * 6);

test("hover and focus prefetch a page, so that the click needs no further request; no page is requested twice", async ({
  page,
}) => {
  await openPage(page, "/leadership");
  const requests = watchRequests(page);
  for (const [number, intent] of [
    [2, "hover"],
    [3, "focus"],
  ] as const)
    await test.step(`${intent} prefetches page ${number}`, async () => {
      const responded = page.waitForResponse(new RegExp(`/api/lists/leadership/${number}$`));
      await pageLink(page, number)[intent]();
      await responded;
      const prefetched = requests.data.length;
      expect(prefetched).toBe(number - 1);
      await pageLink(page, number).click();
      await expect(itemNames(page)).toHaveText(onPage(number));
      expect(requests.data).toHaveLength(prefetched);
      await page.mouse.move(5, 400);
    });
  for (const number of [1, 2]) {
    await pageLink(page, number).click();
    await expect(itemNames(page)).toHaveText(onPage(number));
  }
  expect(requests.data).toEqual(["/api/lists/leadership/2", "/api/lists/leadership/3"]);
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

    if (kind === "team")
      await test.step("a page that fails has a message of its own", async () => {
        await page.route("**/api/lists/team/3", (route) => route.abort());
        await pageLink(page, 3).click();
        await expect(list(page).getByRole("alert")).toHaveText("Failed to load team data: Network Error");
      });
  });
}

test("the last of several quick clicks wins", async ({ page }) => {
  await openPage(page, "/leadership");
  const { hold, release } = holdRequests();
  await page.route("**/api/lists/leadership/2", hold);
  await pageLink(page, 2).click();
  await pageLink(page, 3).click();
  await expect(itemNames(page)).toHaveText(onPage(3));
  const arrived = page.waitForResponse(/\/api\/lists\/leadership\/2$/);
  release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(itemNames(page)).toHaveText(onPage(3));
  await expect(page).toHaveURL(/\/page\/3$/);
});
