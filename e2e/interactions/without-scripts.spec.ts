/** Without JavaScript, menus open, every page of every list is reachable, and items are readable. */

import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, published } from "../../testing/content/content.ts";
import { listCases } from "../../testing/content/routes.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import {
  chat,
  chatButton,
  dropdown,
  list,
  menu,
  menuButton,
  menuSection,
  navItem,
  openDropdowns,
  opener,
  phone,
} from "./helpers.ts";

test.use({ javaScriptEnabled: false });

test("dropdowns open by pointer and by keyboard, the chat box closes, and a list leads to its next page", async ({
  page,
}) => {
  await page.goto("/leadership");
  for (const label of ["Home", "About Us", "Services", "Expertise", "Info & News", "Contact Us"]) {
    await navItem(page, label).hover();
    await expect(dropdown(page, label)).toBeVisible();
    await expect(openDropdowns(page)).toHaveCount(1);
  }
  await page.mouse.move(700, 800);
  await expect(openDropdowns(page)).toHaveCount(0);

  await test.step("the chat box closes and opens", async () => {
    await expect(chat(page).getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await chatButton(page).click();
    await expect(chat(page).getByRole("link", { name: "WhatsApp" })).toBeHidden();
    await chatButton(page).click();
    await expect(chat(page).getByRole("link", { name: "WhatsApp" })).toBeVisible();
  });
  await test.step("the link to the next page leads to its list, below the small logo", async () => {
    const logo = page.locator("header a").first().locator("svg, img");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(logo).toHaveCSS("scale", "1");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/page\/2#list$/);
    const header = (await page.locator("header").boundingBox())?.height ?? 0;
    const top = async () => (await list(page).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(header);
    await expect(logo).toHaveCSS("scale", "0.75");
  });
  await opener(page, "About Us").focus();
  await page.keyboard.press("Enter");
  await expect(dropdown(page, "About Us")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/our-story$/);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu opens, one section at a time, and its links work", async ({ page }) => {
    await page.goto("/leadership");
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await menuSection(page, "Services").tap();
    await menuSection(page, "Info & News").tap();
    await expect(menu(page).locator("details[open] > summary")).toHaveText(["Info & News"]);
    await menu(page).getByRole("link", { name: "Gallery" }).tap();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(menu(page)).toBeHidden();
  });
});

test("links reach every page of every list", async ({ site }) => {
  for (const { path, kind, size, name } of listCases) {
    const wanted = published(kind);
    const pages = Math.ceil(wanted.length / size);
    const seen: string[] = [];
    for (let next: string | undefined = path; next !== undefined; ) {
      const { status, document } = await readPage(site.url + next);
      expect(status, next).toBe(200);
      const [items] = elementsOf(document, "div", { id: "list" });
      seen.push(shownText(items));
      const links = elementsOf(items, "a", { rel: "next" });
      expect(links.map(shownText), path).toEqual(seen.length < pages ? ["Next"] : []);
      next = links[0]?.attribs.href;
    }
    expect(seen, path).toHaveLength(pages);
    for (const [index, record] of wanted.entries()) {
      const label = record[name].replace(/\s+/g, " ").trim();
      expect(seen[Math.floor(index / size)], `${path}: ${label}`).toContain(label);
    }
  }
});

test("an item of the miscellaneous list can be read", async ({ site }) => {
  const [, second] = published("miscellaneous");
  const { document } = await readPage(`${site.url}/miscellaneous`);
  const [link] = elementsOf(document, "a", { "aria-label": `Click here for details: ${second?.title}` });
  const item = await readPage(new URL(link?.attribs.href ?? "", site.url).href);
  const [main] = elementsOf(item.document, "main");
  expect(shownText(main)).toContain(excerptOf(second?.description ?? ""));
  const [heading] = elementsOf(main, "h2");
  expect(shownText(heading)).toBe(second?.title);
});
