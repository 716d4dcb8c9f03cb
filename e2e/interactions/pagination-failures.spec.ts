/** A page of a list that fails to load: the reason is shown in its place, and "Try again" works. */

import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { clearCache, describeFocus, itemNames, list, openPage, pageLink } from "./helpers.ts";

const leaders = published("leadership").map(({ name }) => name);
const data = "**/api/lists/leadership/2";

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

for (const { name, status, body, message } of failures) {
  test(`when ${name}, a red message is in place of the people until "Try again" helps`, async ({ page }) => {
    await openPage(page, "/leadership");
    await page.route(data, (route) => route.fulfill({ status, body }));
    await pageLink(page, 2).click();
    const alert = list(page).getByRole("alert");
    await expect(alert).toHaveText(`Failed to load timeline: ${message}`);
    const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return [];
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(itemNames(page)).toHaveCount(0);
    await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");

    await page.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveText(`Failed to load timeline: ${message}`);
    await page.unroute(data);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(itemNames(page)).toHaveText(leaders.slice(6, 12));
    await expect(alert).toHaveCount(0);
  });
}

test("without a network it reports the error, a click on the first page returns to it, and links keep the page", async ({
  page,
  context,
}) => {
  await clearCache(page);
  await openPage(page, "/leadership");
  await context.setOffline(true);
  await pageLink(page, 2).click();
  await expect(list(page).getByRole("alert")).toHaveText("Failed to load timeline: Network Error");
  await pageLink(page, 1).click();
  await expect(list(page).getByRole("alert")).toHaveCount(0);
  await expect(itemNames(page)).toHaveText(leaders.slice(0, 6));

  // Twice: the router must not wait for the document that could not be requested.
  const commitments = page.locator("footer").getByRole("link", { name: "Commitments" });
  const toast = page.locator("[popover]").getByText("You are offline");
  for (let click = 0; click < 2; click++) {
    await commitments.click();
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL(/\/leadership$/);
    await expect(toast).toBeHidden();
  }
  await context.setOffline(false);
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(leaders.slice(6, 12));
  await commitments.click();
  await expect(page).toHaveURL(/\/commitments$/);
});

test("the team's list has a message of its own", async ({ page }) => {
  await openPage(page, "/our-team");
  await page.route("**/api/lists/team/2", (route) => route.abort());
  await pageLink(page, 2).click();
  await expect(list(page).getByRole("alert")).toHaveText("Failed to load team data: Network Error");
});

test("a failed prefetch does not fail the click", async ({ page }) => {
  await openPage(page, "/leadership");
  await page.route(data, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await pageLink(page, 2).hover();
  await failed;
  await page.unroute(data);
  await page.mouse.move(5, 400);
  await pageLink(page, 2).click();
  await expect(itemNames(page)).toHaveText(leaders.slice(6, 12));
  await expect(list(page).getByRole("alert")).toHaveCount(0);
});

test('"Try again" by keyboard does not lose the focus', async ({ page }) => {
  await openPage(page, "/leadership");
  await page.route(data, (route) => route.abort());
  await pageLink(page, 2).click();
  await page.getByRole("button", { name: "Try again" }).focus();
  await page.unroute(data);
  await page.keyboard.press("Enter");
  await expect(itemNames(page)).toHaveText(leaders.slice(6, 12));
  expect(await describeFocus(page)).not.toBe("nothing");
});
