/** Images in the gallery's viewer: gestures, motion, sizes, aspect ratios, and images that fail. */
import type { Page, Route } from "playwright/test";
import { imageWidths } from "../../lib/media/image-sizes.ts";
import { expect, test } from "../../testing/browser/test.ts";
import {
  expectClosed,
  expectPicture,
  first,
  last,
  link,
  openFirst,
  pageSize,
  second,
  shown,
  viewer,
} from "./gallery-helpers.ts";
import { nextFrames, openPage, phone } from "./helpers.ts";

test.describe("on a phone", () => {
  test.use(phone);

  test("a swipe leads to the next image, a pinch zooms in", async ({ page }) => {
    await openPage(page, "/gallery");
    await openFirst(page);
    await expectPicture(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: [number, number][]) =>
      client.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await touch("touchStart", [370, 400]);
    for (const x of [350, 300, 240, 180, 120, 60, 20]) {
      await touch("touchMove", [x, 400]);
      await nextFrames(page, 1);
    }
    // A fast swipe leads on from any place, a slow one from the middle. A slow machine may merge the first moves.
    const left = async () => (await shown(page).last().boundingBox())?.x ?? 0;
    await expect.poll(left).toBeLessThan(-200);
    await touch("touchEnd");
    await expectPicture(page, second, 2);

    const wide = async () => (await shown(page).last().boundingBox())?.width ?? 0;
    const before = await wide();
    await touch("touchStart", [180, 400], [210, 400]);
    for (const apart of [20, 40, 60, 80]) {
      await touch("touchMove", [180 - apart, 400], [210 + apart, 400]);
      await nextFrames(page, 1);
    }
    await touch("touchEnd");
    await expect.poll(wide).toBeGreaterThan(before * 1.5);
  });
});

/** An image twice as high as wide. */
const high = (route: Route) =>
  route.fulfill({
    contentType: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="600"><rect width="300" height="600"/></svg>',
  });
const isOf = ({ image }: { image: string }, url: URL) => url.search.includes(encodeURIComponent(image));
const aspectRatio = async (page: Page, selector: string) => {
  const box = await viewer(page).locator(`[aria-hidden=false] ${selector}`).last().boundingBox();
  return box ? box.height / box.width : 0;
};

test("images come in the site's sizes with their aspect ratio, and with reduced motion nothing grows or fades", async ({
  page,
}) => {
  const [opened, known] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route((url) => isOf(first, url), high);
  await page.route(
    (url) => isOf(last, url),
    (route) => known.promise.then(() => high(route)),
  );
  await openPage(page, "/gallery");
  await page.evaluate(() => {
    const animate = new Set<string>();
    Object.assign(window, { animate });
    for (const type of ["transitionrun", "animationstart"])
      addEventListener(type, ({ target }) => {
        if (target instanceof Element && target.closest(".pswp__zoom-wrap, .pswp__bg"))
          animate.add(String(target.className));
      });
  });
  await test.step("of an image whose card was loaded, from the start", async () => {
    await expect.poll(() => page.locator("#list img").first().evaluate(isLoaded)).toBe(true);
    await page.route(
      (url) => isOf(first, url),
      (route) => opened.promise.then(() => high(route)),
    );
    await openFirst(page);
    await expect.poll(() => aspectRatio(page, ".pswp__img--placeholder")).toBeCloseTo(2, 1);
    opened.resolve();
    await expect.poll(() => shown(page).last().evaluate(isLoaded)).toBe(true);
    expect(await aspectRatio(page, "img[alt]")).toBeCloseTo(2, 1);
    const src = await shown(page)
      .last()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const { pathname, searchParams } = new URL(src);
    expect(pathname).toBe("/_next/image");
    expect(imageWidths.large.map(String)).toContain(searchParams.get("w"));
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });
  await test.step("of an image whose card was not loaded, when it loads", async () => {
    await link(page, last).click();
    await expect.poll(() => aspectRatio(page, ".pswp__img--placeholder")).toBeCloseTo(0.75, 1);
    known.resolve();
    await expect.poll(() => aspectRatio(page, "img[alt]")).toBeCloseTo(2, 1);
    await page.keyboard.press("Escape");
    await expectClosed(page, last);
  });
  expect(await page.evaluate(() => [...(window as unknown as { animate: Set<string> }).animate])).toEqual([]);
});

test("a failed optimized image is replaced by the original, a failed original by a message", async ({
  page,
}) => {
  await openPage(page, "/gallery");
  await page.route("**/_next/image?*", (route) => route.fulfill({ status: 500 }));
  await page.route(`**/files${second.image}`, (route) => route.fulfill({ status: 404 }));
  await openFirst(page);
  await expect(shown(page).last()).toHaveAttribute("src", `/files${first.image}`);
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByText("This picture could not be loaded.")).toBeVisible();
  await expect(viewer(page)).toContainText(`2 of ${pageSize}`);
});

function isLoaded(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}
