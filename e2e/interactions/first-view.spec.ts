/** What the first view of every page may weigh, on a phone, in bytes as they are sent; and what it does without. */
import { measureFirstView, openPhonePage } from "../support/first-view.ts";
import { get } from "../support/http.ts";
import { routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const paths = [...routeCases.map(({ path }) => path), "/info-news?page=2"];
const budget = {
  /** About what the first round trip of a new connection can bring: ten segments, and headers are less over HTTP/2. */
  document: 14_800,
  /** HTML, styles, and the picture that is the largest paint. */
  beforeLargest: 35_000,
  total: 200_000,
  sparing: 60_000,
  requests: 16,
};

test.beforeAll(async ({ site }) => {
  // Texts are compressed as small as they can be after they were asked for once.
  for (const path of paths) await get(site.url + path, { "accept-encoding": "br" });
  await new Promise((resolve) => setTimeout(resolve, 2000));
});

for (const path of paths) {
  test(`${path} brings little, and nothing in it moves`, async ({ browser, site }) => {
    const page = await openPhonePage(browser);
    const view = await measureFirstView(page, site.url + path);
    expect(view.failed).toEqual([]);
    // The picture that counts was found.
    expect(view.largest).toBeGreaterThan(1000);
    expect.soft(view.document, "HTML").toBeLessThanOrEqual(budget.document);
    expect.soft(view.document + view.styles + view.largest).toBeLessThanOrEqual(budget.beforeLargest);
    expect.soft(view.total, "all").toBeLessThanOrEqual(budget.total);
    expect.soft(view.requests, "requests").toBeLessThanOrEqual(budget.requests);
    const { scripts, styles, fonts } = view;
    expect.soft({ scripts, styles, fonts }).toEqual({ scripts: 0, styles: 0, fonts: 0 });
    expect.soft(view.shift, "layout shift").toBe(0);
    await page.context().close();
  });

  test(`${path} brings less to whoever spares data`, async ({ browser, site }) => {
    const page = await openPhonePage(browser, { sparing: true });
    const view = await measureFirstView(page, site.url + path);
    expect.soft(view.total).toBeLessThanOrEqual(budget.sparing);
    expect.soft(view.scripts).toBe(0);
    await page.context().close();
  });
}
