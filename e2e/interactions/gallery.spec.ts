/** The gallery's image viewer: loaded when it is first opened; without it, the links open the images. */
import type { Page } from "playwright/test";
import { findAxeViolations } from "../../testing/browser/page-audit.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { published } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import {
  button,
  expectClosed,
  expectPicture,
  first,
  last,
  link,
  openViewer,
  pageSize,
  picture,
  pictures,
  second,
  viewer,
} from "./gallery-helpers.ts";
import { holdRequests, list, nextFrames, openPage, pageLink, scrollTop, watchRequests } from "./helpers.ts";

/** The script and the style sheet of the viewer. */
const viewerFiles = /\/_next\/static\/chunks\/.+\.(js|css)/;

test("loads at the first click, which then opens it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (viewerFiles.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await openPage(page, "/gallery");
  await link(page).hover();
  await nextFrames(page, 10);
  fetched.length = 0;
  const requests = watchRequests(page);
  await link(page).click();
  await expectPicture(page);
  await expect(page).toHaveURL(/\/gallery$/);
  expect(requests).toMatchObject({ documents: [], routes: [], data: [] });
  expect(fetched.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  expect(fetched.filter((path) => path.endsWith(".css")).length).toBeGreaterThan(0);

  await page.keyboard.press("Escape");
  await expectClosed(page);
  fetched.length = 0;
  await link(page, second).click();
  await expectPicture(page, second, 2);
  expect(fetched).toEqual([]);
});

test("the first click waits for the viewer; further clicks do not open it twice", async ({ page }) => {
  await openPage(page, "/gallery");
  const { hold, release, held } = holdRequests();
  await page.route(viewerFiles, hold);
  await link(page).click();
  await link(page).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(link(page)).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/gallery$/);
  release();
  await expectPicture(page);
  await expect(page.locator("dialog")).toHaveCount(1);
  await expect(list(page).locator("[aria-busy=true]")).toHaveCount(0);
});

for (const kind of ["js", "css"]) {
  test(`if its .${kind} fails to load, the click follows the link`, async ({ page }) => {
    await openPage(page, "/gallery");
    await page.route(viewerFiles, (route) =>
      new URL(route.request().url()).pathname.endsWith(kind) ? route.abort() : route.continue(),
    );
    await link(page).click();
    await expect(page).toHaveURL(new RegExp(`/files${first.image}$`));
  });
}

test("a click with Control or the middle button opens the image in a new tab", async ({ page, context }) => {
  await openPage(page, "/gallery");
  const other = context.waitForEvent("page");
  await link(page).click({ modifiers: ["Control"] });
  await expect(await other).toHaveURL(new RegExp(`/files${first.image}$`));
  const third = context.waitForEvent("page");
  await link(page).click({ button: "middle" });
  await expect(await third).toHaveURL(new RegExp(`/files${first.image}$`));
  await expect(viewer(page)).toHaveCount(0);
});

test("arrow keys and buttons cycle through the page's images", async ({ page }) => {
  await openViewer(page);
  await page.keyboard.press("ArrowRight");
  await expectPicture(page, second, 2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectPicture(page, last, pageSize);
  await button(page, "Next picture").click();
  await expectPicture(page, first, 1);
  await button(page, "Previous picture").click();
  await expectPicture(page, last, pageSize);
});

const closers: [string, (page: Page) => Promise<unknown>][] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["its button", (page) => button(page, "Close").click()],
  ["a click beside the picture", (page) => page.mouse.click(200, 300)],
  ["the browser's back button", (page) => page.goBack()],
];
for (const [name, close] of closers) {
  test(`${name} closes it, the focus is on its link, and the history is unchanged`, async ({ page }) => {
    await page.goto("/about");
    await openViewer(page, second);
    await close(page);
    await expectClosed(page, second);
    await expect(page).toHaveURL(/\/gallery$/);
    // The entry that it added is now ahead in the history.
    await expect
      .poll(() => page.evaluate(() => (window as { navigation?: Navigation }).navigation?.canGoForward))
      .toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test("Escape right after the click closes it too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openViewer(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await link(page, second).click();
  await expect(viewer(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expectClosed(page, second);
});

test("keeps the focus inside, on named controls", async ({ page }) => {
  await openViewer(page);
  const reached = new Set<string>();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return "";
      return element.closest("dialog")
        ? (element.getAttribute("aria-label") ?? element.localName)
        : "outside";
    });
    reached.add(name);
  }
  for (const name of ["Close", "Zoom", "Previous picture", "Next picture"]) expect(reached).toContain(name);
  expect(reached).not.toContain("outside");
});

test("locks the page where it is", async ({ page }) => {
  await openPage(page, "/gallery");
  await link(page, last).scrollIntoViewIfNeeded();
  const at = await scrollTop(page);
  expect(at).toBeGreaterThan(100);
  await link(page, last).click();
  await expectPicture(page, last, pageSize);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 300);
  await nextFrames(page, 10);
  expect(await scrollTop(page)).toBe(at);
  await page.keyboard.press("Escape");
  await expectClosed(page, last);
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(at);
});

test("axe finds nothing while it is open", async ({ page }) => {
  await openViewer(page);
  expect(await findAxeViolations(page)).toEqual([]);
});

test("shows the pictures of an expertise page, too", async ({ page }) => {
  const entry = published("expertise").find(({ images }) => images.length > 1);
  if (!entry) throw new Error("no expertise entry has pictures");
  await openPage(page, detailsPath("/expertise", entry));
  const links = page.locator("main li > a:has(> img, > picture)");
  await expect(links).toHaveCount(entry.images.length);
  await links.nth(1).click();
  await expect(viewer(page)).toContainText(`2 of ${entry.images.length}`);
  const text = await links.nth(1).locator("img").getAttribute("alt");
  await expect(viewer(page)).toContainText(text ?? "no text");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(links.nth(1)).toBeFocused();
});

test("works on a later page of the list, and after changing pages in place", async ({ page }) => {
  const later = picture(pageSize + 2);
  const count = Math.min(pageSize, pictures.length - pageSize);
  await openPage(page, "/gallery?page=2");
  await link(page, later).click();
  await expectPicture(page, later, 2, count);
  await page.keyboard.press("Escape");
  await expectClosed(page, later);
  await expect(page).toHaveURL(/\/gallery\?page=2$/);

  await pageLink(page, 1).click();
  await link(page, second).click();
  await expectPicture(page, second, 2);
  await page.goBack();
  await expectClosed(page, second);
  await expect(page).toHaveURL(/\/gallery$/);
});
