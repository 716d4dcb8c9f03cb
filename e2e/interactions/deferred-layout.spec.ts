/** On a phone, parts further down are laid out when they come near, unnoticed by the visitor. */
import { expect, test } from "../../testing/browser/test.ts";
import { nextFrames, openPage, phone, scrollTo, scrollTop } from "./helpers.ts";

test.use(phone);

const sections = "main > :is(section, .section)";
const isLaidOut = (one: Element) => one.checkVisibility({ contentVisibilityAuto: true });
/** Number of headings that are not laid out; reading it does not lay them out. */
const skipped = () =>
  [...document.querySelectorAll("main h2, main h3, footer h2")].filter(
    (one) => !one.checkVisibility({ contentVisibilityAuto: true }),
  ).length;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the first view skips the parts below, and each is laid out when it is reached", async ({
      page,
    }) => {
      await page.goto("/");
      expect(await page.evaluate(skipped)).toBeGreaterThan(10);
      for (const heading of await page.locator(`${sections} h2`).all()) {
        await heading.scrollIntoViewIfNeeded();
        await expect.poll(() => heading.evaluate(isLaidOut)).toBe(true);
        await expect(heading).toBeInViewport();
      }
      await page.locator("footer h2").first().scrollIntoViewIfNeeded();
      await expect(page.locator("footer h2").first()).toBeInViewport();
    });
  });
}

test("a URL with a fragment far down leads there", async ({ page }) => {
  await openPage(page, "/contact#find-us");
  const map = page.locator("#find-us");
  await nextFrames(page, 5);
  const { top } = await map.evaluate((one) => one.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(200);
});

test("after hydration all heights are real, and Back restores the position", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.locator("html[data-measured]")).toHaveCount(1);
  expect(await page.evaluate(skipped)).toBe(0);
  const link = page.locator("main article a").filter({ visible: true }).last();
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await expect(page).not.toHaveURL(/\/$/);
  // The site's font is shown from here on, and lines break differently.
  await page.evaluate(() => document.fonts.ready);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(link).toBeInViewport();
});

test("a link to a page that was left further down leads to its top", async ({ page }) => {
  await openPage(page, "/");
  await page.locator("main article a").filter({ visible: true }).last().click();
  await expect(page).not.toHaveURL(/\/$/);
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await nextFrames(page, 10);
  expect(await scrollTop(page)).toBe(0);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("nothing stays invisible", async ({ page }) => {
    await openPage(page, "/");
    await expect(page.locator("main [data-aos]").last()).toHaveClass(/aos-init/);
    const whole = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < whole; top += 600) await scrollTo(page, top);
    const faint = () =>
      page
        .locator("main [data-aos]")
        .evaluateAll((all) => all.filter((one) => Number(getComputedStyle(one).opacity) < 1).length);
    await expect.poll(faint).toBe(0);
  });
});
