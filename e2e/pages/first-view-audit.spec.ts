/**
 * The first view of every route: its weight in bytes as sent, to phones and with Save-Data, no layout shift even on a slow
 * network, and no image of the other color scheme.
 */
import { brotliCompressSync, constants } from "node:zlib";
import {
  measureFirstView,
  openPhonePage,
  readLayoutShifts,
  readUnusedImages,
} from "../../testing/browser/first-view.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { openSlowProxy } from "../../testing/proxies/slow-proxy.ts";

const paths = [...routeCases.map(({ path }) => path), "/info-news?page=2"];
const maxBytes = {
  /** About one round trip of a new connection: ten segments; headers are smaller over HTTP/2. */
  document: 14_800,
  /** HTML, styles, and the image that is the largest paint. */
  beforeLargestPaint: 35_000,
  total: 200_000,
  saveData: 60_000,
};
const maxRequests = 16;

let slowProxy: Awaited<ReturnType<typeof openSlowProxy>>;

test.beforeAll(async ({ site }) => {
  slowProxy = await openSlowProxy(site.url);
  await Promise.all(paths.map((path) => waitForCompression(site.url, path)));
});
test.afterAll(() => slowProxy.close());

for (const path of paths) {
  test(`${path} has a small first view, and a smaller one with Save-Data`, async ({ browser, site }) => {
    const page = await openPhonePage(browser);
    const view = await measureFirstView(page, site.url + path);
    // Lists and forms have no image above their content on phones.
    const hasImage = (await page.locator('main img[fetchpriority="high"]').count()) > 0;
    await page.context().close();
    expect(view.failed, "failed requests").toEqual([]);
    if (hasImage) expect(view.largest, "bytes of the image that is the largest paint").toBeGreaterThan(1000);
    expect.soft(view.document, "HTML").toBeLessThanOrEqual(maxBytes.document);
    const beforeLargestPaint = view.document + view.styles + view.largest;
    expect
      .soft(beforeLargestPaint, "before the largest paint")
      .toBeLessThanOrEqual(maxBytes.beforeLargestPaint);
    expect.soft(view.total, "total").toBeLessThanOrEqual(maxBytes.total);
    expect.soft(view.requests, "requests").toBeLessThanOrEqual(maxRequests);
    const { scripts, styles, fonts } = view;
    expect.soft({ scripts, styles, fonts }, "separate files").toEqual({ scripts: 0, styles: 0, fonts: 0 });
    expect.soft(view.shift, "layout shift").toBe(0);

    const savingPage = await openPhonePage(browser, { saveData: true });
    const saving = await measureFirstView(savingPage, site.url + path);
    await savingPage.context().close();
    expect.soft(saving.total, "total with Save-Data").toBeLessThanOrEqual(maxBytes.saveData);
    expect.soft(saving.scripts, "scripts with Save-Data").toBe(0);
  });
}

for (const { path } of routeCases) {
  test(`${path} shifts nothing while it arrives in pieces`, async ({ browser }) => {
    const phone = await openPhonePage(browser);
    const wide = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
    const [onPhone, onWide] = await Promise.all(
      [phone, wide].map(async (page) => {
        await page.goto(slowProxy.url + path, { waitUntil: "load" });
        expect.soft(await readUnusedImages(page), "images of the other color scheme").toEqual([]);
        return readLayoutShifts(page);
      }),
    );
    expect.soft(onPhone, "on a phone").toEqual([]);
    expect.soft(onWide, "on a wide screen").toEqual([]);
    await phone.context().close();
    await wide.close();
  });
}

/** Waits for the text as later visitors get it: the server compresses it quickly at first, and then better in the background. */
async function waitForCompression(origin: string, path: string): Promise<void> {
  const { body } = await get(origin + path);
  const quick = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength;
  await waitUntil(`${path} is well compressed`, async () => {
    const { headers } = await sendRaw(origin, path, { headers: { "accept-encoding": "br" } });
    return Number(headers["content-length"]) < 0.97 * quick;
  });
}
