/**
 * The site's font: at once on wide screens, from the second page on on small ones. `font-display: optional` and a fallback of the
 * same width keep every text visible and in its place (lib/site/font-face-styles.ts).
 */
import type { Page } from "playwright/test";
import { fontFaceStyles, fontUrl, wideScreen } from "../../lib/site/font-face-styles.ts";
import { fontStorageKey, fontStylesSelector } from "../../lib/site/inline-scripts.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";
import { chat, chatButton, openPage, phone } from "./helpers.ts";

/** The media query of the font faces. */
const fontMedia = (page: Page) =>
  page.evaluate((selector) => {
    const [faces] = document.querySelector<HTMLStyleElement>(selector)?.sheet?.cssRules ?? [];
    return (faces as CSSMediaRule | undefined)?.media.mediaText;
  }, fontStylesSelector);

test("wide screens preload it, and every text is visible without it", async ({ site }) => {
  for (const path of ["/", "/gallery"]) {
    const { body } = await get(site.url + path);
    expect(body).toContain(fontFaceStyles);
    const preload = body.match(/<link[^>]*as="font"[^>]*>/)?.[0];
    expect(preload).toContain(`href="${fontUrl}"`);
    expect(preload).toContain(`media="${wideScreen}"`);
  }
  const faces = fontFaceStyles.match(/@font-face\{[^}]*\}/g) ?? [];
  const files = faces.filter((face) => face.includes("url("));
  const fallbacks = faces.filter((face) => !face.includes("url("));
  expect(files.length).toBeGreaterThan(0);
  for (const face of files) expect(face).toContain("font-display:optional");
  expect(fallbacks).toHaveLength(2);
  for (const face of fallbacks)
    expect(face).toMatch(/ascent-override:.+descent-override:.+line-gap-override:0%;size-adjust:/);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("is not in the first view, and used from the next page on", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await openPage(page, "/services");
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), fontStorageKey)).toBe(fontUrl);
    expect(await fontMedia(page)).toBe(wideScreen);
    expect(fonts).toEqual([]);
    await page.locator('main a[href^="/services/details/"]').first().tap();
    await expect(page).toHaveURL(/\/services\/details\//);
    await expect.poll(() => fontMedia(page)).toBe("all");

    await page.goto("/gallery", { waitUntil: "domcontentloaded" });
    expect(await fontMedia(page)).toBe("all");
    await expect(page.locator("link[as=font]")).toHaveAttribute("media", "all");
  });

  test("where storage is denied, it is not used, and the chat box is open and closes", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await openPage(page, "/services");
    await expect(chat(page)).toHaveAttribute("open");
    await chatButton(page).tap();
    await expect(chat(page)).not.toHaveAttribute("open");
    await page.goto("/expertise");
    await expect(chat(page)).toHaveAttribute("open");
    expect(await fontMedia(page)).toBe(wideScreen);
    expect(errors).toEqual([]);
  });
});
