/** The gallery's image viewer: loaded when it is first opened; without it, the links open the images. */
import type { Page, Request } from "playwright/test";
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
  openFirst,
  pageSize,
  picture,
  pictures,
  second,
  stopTime,
  viewer,
} from "./gallery-helpers.ts";
import {
  clickForNewTab,
  holdRequests,
  list,
  nextFrames,
  openPage,
  pageLink,
  scrollTop,
  turnWheel,
  watchRequests,
} from "./helpers.ts";

/** The script and the style sheet of the viewer. */
const viewerFiles = /\/_next\/static\/chunks\/.+\.(js|css)/;

const closers: [string, (page: Page) => Promise<unknown>][] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["its button", (page) => button(page, "Close").click()],
  ["a click beside the picture", (page) => page.mouse.click(200, 300)],
  ["the browser's back button", (page) => page.goBack()],
];

test("loads and opens once at the first click; every way to close it leaves focus and history as they were", async ({
  page,
}) => {
  await page.goto("/about");
  await openPage(page, "/gallery");
  const { hold, release, held } = holdRequests();
  await page.route(viewerFiles, hold);
  await link(page).hover();
  await nextFrames(page);
  const typeOf = (request: Request) => new URL(request.url()).pathname.split(".").at(-1);
  // Other scripts may come when the page is idle.
  expect(held.map(typeOf)).not.toContain("css");
  const requests = watchRequests(page);
  await test.step("the first click waits for the viewer; further clicks do not open it twice", async () => {
    await stopTime(page);
    await link(page).click();
    await link(page).click();
    await expect(link(page)).toHaveAttribute("aria-busy", "true");
    await expect(page).toHaveURL(/\/gallery$/);
    await expect.poll(() => new Set(held.map(typeOf))).toEqual(new Set(["js", "css"]));
    release();
    await expect(viewer(page)).toBeVisible();
    await page.clock.resume();
    await expectPicture(page);
    await expect(page.locator("dialog")).toHaveCount(1);
    await expect(list(page).locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    expect(requests).toMatchObject({ documents: [], routes: [], data: [] });
  });
  await test.step("axe finds nothing", async () => {
    expect(await findAxeViolations(page)).toEqual([]);
  });
  await test.step("arrow keys and buttons cycle through the page's images", async () => {
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
  await test.step("keeps the focus inside, on named controls", async () => {
    const reached = new Set<string>();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      reached.add(await nameOfFocus(page));
    }
    for (const name of ["Close", "Zoom", "Previous picture", "Next picture"]) expect(reached).toContain(name);
    expect(reached).not.toContain("outside");
  });
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  for (const [name, close] of closers)
    await test.step(`${name} closes it, and the focus is on its link`, async () => {
      await link(page, second).click();
      await expectPicture(page, second, 2);
      await close(page);
      await expectClosed(page, second);
      await expect(page).toHaveURL(/\/gallery$/);
      // The entry that it added is now ahead in the history.
      await expect
        .poll(() => page.evaluate(() => (window as { navigation?: Navigation }).navigation?.canGoForward))
        .toBe(true);
    });
  const loaded = held.map((request) => request.url());
  expect(loaded, "no file of the viewer is loaded again").toEqual([...new Set(loaded)]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return "";
    return element.closest("dialog") ? (element.getAttribute("aria-label") ?? element.localName) : "outside";
  });
}

test("works on a later page of the list and after changing pages in place, and locks the page where it is", async ({
  page,
}) => {
  const later = picture(pageSize + 2);
  const count = Math.min(pageSize, pictures.length - pageSize);
  await openPage(page, "/gallery/page/2");
  await openFirst(page, link(page, later));
  await expectPicture(page, later, 2, count);
  await page.keyboard.press("Escape");
  await expectClosed(page, later);
  await expect(page).toHaveURL(/\/gallery\/page\/2$/);

  await pageLink(page, 1).click();
  await link(page, second).click();
  await expectPicture(page, second, 2);
  await page.goBack();
  await expectClosed(page, second);
  await expect(page).toHaveURL(/\/gallery$/);

  await test.step("locks the page", async () => {
    await link(page, last).scrollIntoViewIfNeeded();
    const at = await scrollTop(page);
    expect(at).toBeGreaterThan(100);
    await link(page, last).click();
    await expectPicture(page, last, pageSize);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.mouse.move(700, 450);
    await turnWheel(page, 300);
    expect(await scrollTop(page)).toBe(at);
    await page.keyboard.press("Escape");
    await expectClosed(page, last);
    await nextFrames(page);
    expect(await scrollTop(page)).toBe(at);
  });
  await test.step("with motion, Escape right after the click closes it too", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await link(page, second).click();
    await expect(viewer(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expectClosed(page, second);
  });
  await test.step("a click with Control or the middle button opens the image in a new tab", async () => {
    const image = new RegExp(`/files${first.image}$`);
    expect(await clickForNewTab(link(page), { modifiers: ["Control"] })).toMatch(image);
    expect(await clickForNewTab(link(page), { button: "middle" })).toMatch(image);
    await expect(viewer(page)).toHaveCount(0);
  });
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

test("shows the pictures of an expertise page, too", async ({ page }) => {
  const entry = published("expertise").find(({ images }) => images.length > 1);
  if (!entry) throw new Error("no expertise entry has pictures");
  await openPage(page, detailsPath("/expertise", entry));
  const links = page.locator("main li > a:has(> img, > picture)");
  await expect(links).toHaveCount(entry.images.length);
  await openFirst(page, links.nth(1));
  await expect(viewer(page)).toContainText(`2 of ${entry.images.length}`);
  const text = await links.nth(1).locator("img").getAttribute("alt");
  await expect(viewer(page)).toContainText(text ?? "no text");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(links.nth(1)).toBeFocused();
});
