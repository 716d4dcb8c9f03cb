/** The current item of the main navigation, the sticky bar, and its colors on the home page. */

import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { mainNav, markDocument, navItem, openPage, scrollTo } from "./helpers.ts";

const active: [string, string[]][] = [
  ["/", ["Home"]],
  ["/about", ["About Us"]],
  ["/services", ["Services"]],
  [detailsPath("/services", firstOf("services")), ["Services"]],
  ["/expertise", ["Expertise"]],
  [detailsPath("/expertise", firstOf("expertise")), ["Expertise"]],
  ["/info-news", ["Info & News"]],
  ["/info-news/page/2", ["Info & News"]],
  [detailsPath("/info-news", firstOf("news")), ["Info & News"]],
  ["/contact", ["Contact Us"]],
  ["/leadership", ["About Us"]],
  ["/blogs/page/2", ["Info & News"]],
  ["/product", ["Services"]],
  ["/service/detail/epc-projects", ["Services"]],
  ["/privacy", []],
];

test("the item of the page is marked as current", async ({ site }) => {
  for (const [path, labels] of active) {
    // A highlight that differed after hydration would be an error in the console: pages/route-audit.spec.ts.
    const { document } = await readPage(site.url + path);
    const [nav] = elementsOf(document, "nav", { "aria-label": "Main" });
    const current = elementsOf(nav, "a").filter(({ attribs }) => "aria-current" in attribs);
    expect(current.map(shownText), path).toEqual(labels);
  }
});

/** The items with a line. */
const underlined = (page: Page) =>
  mainNav(page)
    .locator("> ul:first-child > li > a")
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine === "underline")
        .map(({ textContent }) => textContent),
    );

test("the home page colors the navbar; the highlight and the colors follow without a new document", async ({
  page,
}) => {
  const navColors = () =>
    page.evaluate(() =>
      ["--nav-ground", "--nav-ink"].map((name) => document.documentElement.style.getPropertyValue(name)),
    );
  const ofHome = [expect.stringMatching(/transparent/), expect.stringMatching(/\S/)];
  await openPage(page, "/");
  const sameDocument = await markDocument(page);
  await expect.poll(navColors).toEqual(ofHome);
  const header = page.locator("header");
  await expect(header).toHaveCSS("color", /^(oklch\(1 0 0\)|rgb\(255, 255, 255\))$/);
  await expect(header).toHaveCSS("background-color", /\/ 0\.\d+\)|rgba\(.*0\.\d+\)/);
  for (const label of ["About Us", "Services", "Contact Us"]) {
    await navItem(page, label).click();
    await expect(mainNav(page).locator("a[aria-current]")).toHaveText([label]);
    await page.mouse.move(700, 800);
    await expect.poll(() => underlined(page)).toEqual([label]);
    await expect.poll(navColors).toEqual(["", ""]);
  }
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(() => underlined(page)).toEqual([]);
  await navItem(page, "Home").click();
  await expect(mainNav(page).locator("a[aria-current]")).toHaveText(["Home"]);
  await expect.poll(navColors).toEqual(ofHome);
  expect(await sameDocument()).toBe(true);
});

test("the bar stays at the top and blurs what it covers, its logo shrinks past 10 px, and nothing moves", async ({
  page,
}) => {
  await openPage(page, "/leadership#list");
  // A page opened further down has the small logo at once.
  await expect(page.locator("html")).toHaveAttribute("data-scrolled");
  await scrollTo(page, 0);
  const header = page.locator("header");
  // Frames with a blur take long without a GPU.
  await expect(header).toHaveCSS("backdrop-filter", "none");
  const logo = page.locator("header a").first().locator("svg, img");
  await expect(logo).toHaveCSS("scale", "1");
  const width = async () => Math.round((await logo.boundingBox())?.width ?? 0);
  const full = await width();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: "layout-shift" });
  });
  await scrollTo(page, 10);
  await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
  expect(await width()).toBe(full);
  await scrollTo(page, 11);
  await expect.poll(width).toBe(Math.round(full * 0.75));
  for (const top of [11, 24, 36]) {
    await scrollTo(page, top);
    expect(Math.round((await header.boundingBox())?.y ?? -1), `${top} px`).toBe(0);
  }
  await scrollTo(page, 600);
  expect((await header.boundingBox())?.y).toBe(0);
  await expect(header).toHaveCSS("backdrop-filter", "blur(10px)");
  await scrollTo(page, 0);
  await expect.poll(width).toBe(full);
  await expect(header).toHaveCSS("backdrop-filter", "none");
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
