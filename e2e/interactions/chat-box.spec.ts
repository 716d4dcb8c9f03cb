/** The chat box in the corner: open until it is closed, and never over the content or the focus. */

import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf, records } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { chat, chatButton, list, nextFrames, openPage, scrollTo } from "./helpers.ts";

const [settings] = records("settings") as unknown as Record<string, string>[];

test("is open, and links to WhatsApp and the phone", async ({ page }) => {
  await openPage(page, "/about");
  await expect(chat(page)).toHaveAttribute("open");
  await expect(chat(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/91${settings?.whatsapp_number}?text=Hey%20there%2C%20I%20have%20a%20question.`,
  );
  await expect(chat(page).getByRole("link", { name: /^Call/ })).toHaveAttribute(
    "href",
    `tel:+91${settings?.phone?.replace(/\D/g, "")}`,
  );
});

test("stays closed for the rest of the visit", async ({ page, browser, baseURL }) => {
  await openPage(page, "/about");
  await chatButton(page).click();
  await expect(chat(page)).not.toHaveAttribute("open");
  await expect(chat(page).getByRole("link").first()).toBeHidden();
  await page.reload();
  await hydrate(page);
  await expect(chat(page)).not.toHaveAttribute("open");
  await page.locator("footer").getByRole("link", { name: "Commitments" }).click();
  await expect(page).toHaveURL(/\/commitments$/);
  await expect(chat(page)).not.toHaveAttribute("open");
  await openPage(page, "/contact");
  await expect(chat(page)).not.toHaveAttribute("open");

  const other = await browser.newContext({ baseURL });
  const visitor = await other.newPage();
  await openPage(visitor, "/about");
  await expect(chat(visitor)).toHaveAttribute("open");
  await other.close();
});

test("reopened, it is open on other pages too", async ({ page }) => {
  await openPage(page, "/about");
  await chatButton(page).click();
  await expect(chat(page)).not.toHaveAttribute("open");
  await chatButton(page).click();
  await expect(chat(page)).toHaveAttribute("open");
  await openPage(page, "/contact");
  await expect(chat(page)).toHaveAttribute("open");
});

test("is open where session storage is denied", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await openPage(page, "/about");
  await chatButton(page).click();
  await expect(chat(page)).not.toHaveAttribute("open");
  expect(errors).toEqual([]);
});

for (const width of [360, 768, 1440]) {
  test(`the focus is never behind it or the navbar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPage(page, "/miscellaneous");
    const hidden: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      await list(page).focus();
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press(key);
        await nextFrames(page, 1);
        const focus = await readFocus(page);
        if (focus.covered) hidden.push(`${key}: ${focus.name}`);
      }
    }
    expect(hidden).toEqual([]);
  });
}

const templates = [
  "/",
  "/about",
  detailsPath("/services", firstOf("services")),
  detailsPath("/product", firstOf("products")),
  detailsPath("/blogs", firstOf("blog")),
  "/product",
  "/references",
  "/gallery",
  "/contact",
];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of templates)
    test(`covers no text and no control of ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 390, 820, 1100, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        for (const state of ["open", "closed"]) {
          // Its button costs a click that waits for frames; other tests press it.
          await chat(page).evaluate((box, isOpen) => box.toggleAttribute("open", isOpen), state === "open");
          expect.soft(await findCovered(page), `${width} px, ${state}`).toEqual([]);
        }
      }
    });
});

/**
 * Texts and controls that are under the chat box in some scroll position: it stays in its place, so everything in its columns
 * passes there. A strip of the window's whole width ends the view, and may only not cover the end of the page. Within the navbar,
 * nothing moves.
 */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const details = document.querySelector("footer details");
    const header = document.querySelector("body > header");
    if (!details || !header) return ["no chat box"];
    const box = details.getBoundingClientRect();
    const bar = header.getBoundingClientRect();
    const isStrip = box.left <= 0 && box.right >= document.documentElement.clientWidth;
    const isInBar = box.top >= bar.top && box.bottom <= bar.bottom;
    if (isStrip) window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    const isCovered = ({ left, right, top, bottom, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      left < box.right &&
      right > box.left &&
      (!(isStrip || isInBar) || (top < box.bottom && bottom > box.top));
    const isShown = (element: Element) =>
      !details.contains(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden") &&
      getComputedStyle(element).clipPath === "none";
    const covered: string[] = [];
    for (const part of isInBar ? [header] : document.querySelectorAll("main, footer"))
      for (const element of part.querySelectorAll("*")) {
        if (!isShown(element)) continue;
        const range = document.createRange();
        const texts = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const areas = texts.flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
        if (element.matches("a, button, input, select, textarea, summary"))
          areas.push(...element.getClientRects());
        if (areas.some(isCovered))
          covered.push(`${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
      }
    window.scrollTo({ top: 0, behavior: "instant" });
    return covered;
  });
}

test("folds on a phone: further down, beside a field with the focus, in a low window, and on the contact page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/product");
  await expect(chat(page)).toHaveAttribute("open");
  await scrollTo(page, 900);
  await expect(chat(page)).not.toHaveAttribute("open");
  await scrollTo(page, 0);
  await expect(chat(page)).toHaveAttribute("open");
  await page.locator("main input:visible").first().focus();
  await expect(chat(page)).not.toHaveAttribute("open");

  // A window of 1280 x 1024 px, enlarged to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollTo(page, 11);
  await expect(chat(page)).not.toHaveAttribute("open");
  const { y = 0, height = 256 } = (await chat(page).boundingBox()) ?? {};
  expect(y + height, "only the navbar covers the page").toBeLessThanOrEqual(64);

  await page.goto("/contact", { waitUntil: "commit" });
  await expect(chat(page)).not.toHaveAttribute("open");
});

/** The focused element, and whether the navbar or the chat box covers a part of it. */
function readFocus(page: Page): Promise<{ name: string; covered: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
    if (element === document.body || element.id === "list") return { name, covered: false };
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
      [x, top + 2],
      [x, bottom - 2],
    ]);
    const covered = points.some(([x = 0, y = 0]) => {
      const over = document.elementFromPoint(x, y)?.closest("header, footer details");
      return (over && !over.contains(element)) || y < 0 || y > innerHeight;
    });
    return { name, covered };
  });
}
