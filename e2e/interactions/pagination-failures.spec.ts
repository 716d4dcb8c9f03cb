/** A page of a list that fails to load: the reason is shown in its place, and "Try again" works. */

import type { Locator } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { clearCache, describeFocus, itemNames, list, openPage, pageLink } from "./helpers.ts";

const leaders = published("leadership").map(({ name }) => name);
const onPage = (number: number) => leaders.slice((number - 1) * 6, number * 6);
const dataOf = (number: number) => `**/api/lists/leadership/${number}`;

const failures = [
  {
    name: "the backend is out of reach",
    status: 503,
    body: '{"message":"Network Error"}',
    message: "Network Error",
  },
  {
    name: "the backend fails",
    status: 503,
    body: '{"message":"Request failed with status code 500"}',
    message: "Request failed with status code 500",
  },
  {
    name: "a gateway responds",
    status: 502,
    body: "<h1>Bad</h1>",
    message: "Request failed with status code 502",
  },
];

/** Red, green and blue of the text. */
const colorOf = (text: Locator) =>
  text.evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return [];
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });

test('a red message is in place of the people until "Try again" helps', async ({ page }) => {
  await openPage(page, "/leadership");
  const alert = list(page).getByRole("alert");
  const tryAgain = page.getByRole("button", { name: "Try again" });
  for (const [index, { name, status, body, message }] of failures.entries())
    await test.step(name, async () => {
      await page.unroute(dataOf(2));
      await page.route(dataOf(2), (route) => route.fulfill({ status, body }));
      await (index === 0 ? pageLink(page, 2) : tryAgain).click();
      await expect(alert).toHaveText(`Failed to load timeline: ${message}`);
      await expect(itemNames(page)).toHaveCount(0);
      await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
    });
  const [red = 0, green = 0, blue = 0] = await colorOf(alert);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));

  await test.step('"Try again" by keyboard does not lose the focus', async () => {
    await page.unroute(dataOf(2));
    await tryAgain.focus();
    await page.keyboard.press("Enter");
    await expect(itemNames(page)).toHaveText(onPage(2));
    await expect(alert).toHaveCount(0);
    expect(await describeFocus(page)).not.toBe("nothing");
  });

  await test.step("a failed prefetch does not fail the click", async () => {
    await page.route(dataOf(3), (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await pageLink(page, 3).hover();
    await failed;
    await page.unroute(dataOf(3));
    await page.mouse.move(5, 400);
    await pageLink(page, 3).click();
    await expect(itemNames(page)).toHaveText(onPage(3));
    await expect(alert).toHaveCount(0);
  });
});

test("without a network it reports the error, and a click on the first page returns to it", async ({
  page,
  context,
}) => {
  await clearCache(page);
  await page.clock.install();
  await openPage(page, "/leadership");
  await context.setOffline(true);
  await pageLink(page, 2).click();
  await expect(list(page).getByRole("alert")).toHaveText("Failed to load timeline: Network Error");
  await pageLink(page, 1).click();
  await expect(list(page).getByRole("alert")).toHaveCount(0);
  await expect(itemNames(page)).toHaveText(onPage(1));

  await context.setOffline(false);
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(onPage(2));
});
