/** A page that arrives in pieces, as on a slow line, is shown in pieces: what has been shown stays in its place. */
import { openPhonePage, readLayoutShifts } from "../support/first-view.ts";
import { routeCases } from "../support/routes.ts";
import { openSlowProxy } from "../support/slow-proxy.ts";
import { expect, test } from "../support/test.ts";

let line: Awaited<ReturnType<typeof openSlowProxy>>;
test.beforeAll(async ({ site }) => {
  line = await openSlowProxy(site.url);
});
test.afterAll(() => line.close());

for (const { path } of routeCases) {
  test(`${path} grows at its end only`, async ({ browser }) => {
    const phone = await openPhonePage(browser);
    const wide = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const [onPhones, onWide] = await Promise.all(
      [phone, wide].map(async (page) => {
        await page.goto(line.url + path, { waitUntil: "load" });
        return readLayoutShifts(page);
      }),
    );
    expect.soft(onPhones, "on a phone").toEqual([]);
    expect.soft(onWide, "on a wide screen").toEqual([]);
    await phone.context().close();
    await wide.close();
  });
}
