/** On a phone, parts further down are laid out when they come near, unnoticed by the visitor. pages/route-audit.spec.ts has the footer. */
import { hydrate } from "../../testing/browser/hydrate.ts";
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first view skips the parts below, and each is laid out when it is reached", async ({ page }) => {
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

test("a URL with a fragment far down leads there", async ({ page }) => {
  await openPage(page, "/contact#find-us");
  const top = () => page.locator("#find-us").evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test("hydration makes all heights real and shifts nothing; Back restores the position, and a link leads to the top", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${JSON.stringify([previousRect, currentRect])}`,
        );
        shifts.push(`${value} after ${Math.round(startTime)} ms: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await hydrate(page);
  expect(await page.evaluate(skipped)).toBe(0);
  await nextFrames(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);

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

  await test.step("a link to a page that was left further down leads to its top", async () => {
    await link.click();
    await expect(page).not.toHaveURL(/\/$/);
    await page.locator("header a[href='/']").first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await nextFrames(page);
    expect(await scrollTop(page)).toBe(0);
  });
});

test("a header that has arrived in part is as high and wide as the whole one", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  const ends = [...html.slice(0, html.indexOf("</header>")).matchAll(/<details\b[^>]*>/g)].map(
    ({ 0: tag, index }) => index + tag.length,
  );
  expect(ends.length).toBeGreaterThan(0);
  const place = async (received: string) => {
    await page.route("**/", (route) => route.fulfill({ body: received, contentType: "text/html" }));
    await page.goto("/");
    await page.unroute("**/");
    return page.locator("header [translate=no]").boundingBox();
  };
  const whole = await place(html);
  for (const end of ends) expect(await place(html.slice(0, end))).toEqual(whole);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("nothing stays invisible", async ({ page }) => {
    await openPage(page, "/");
    const whole = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < whole; top += 600) await scrollTo(page, top);
    const faint = () =>
      page
        .locator("main [data-aos]")
        .evaluateAll((all) => all.filter((one) => Number(getComputedStyle(one).opacity) < 1).length);
    await expect.poll(faint).toBe(0);
  });
});
