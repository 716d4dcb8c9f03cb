/** An owner whose plant has stopped, with a phone: the service telephone is at most one press away. */
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, keepFewPages } from "../../testing/content/content.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { chat, menu, menuButton, openPage, phone, scrollTo } from "../interactions/helpers.ts";

const call = 'a[href="tel:+919876543299"]';

test.use(phone);

let site: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  site = await TestSite.open({ name: `stopped-${workerIndex}`, publishHook: true, change: keepFewPages });
  editContent(site.backend.contentDir, "settings", (items) =>
    items.map((item) => ({ ...item, service_phone: "98765 43299", service_hours: "24 hours, every day" })),
  );
  for (const path of ["/blogs", "/contact", "/service/detail/operation-maintenance"])
    await waitUntil(`the number on ${path}`, async () =>
      (await get(site.url + path)).body.includes("98765 43299"),
    );
});
test.afterAll(() => site.close());

test("it is in view on any page, and further down in the menu", async ({ page }) => {
  await openPage(page, `${site.url}/blogs`);
  await chat(page).locator(call).tap({ trial: true });
  await scrollTo(page, 800);
  await expect(chat(page)).not.toHaveAttribute("open");
  await menuButton(page).tap();
  await expect(menu(page).locator(call)).toBeInViewport({ ratio: 1 });
  await menu(page).locator(call).tap({ trial: true });
  const foot = menu(page).locator("p", { has: page.locator(call) });
  const { top, bottom, isCovered } = await foot.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const heights = Array.from({ length: Math.floor(bottom - top) - 1 }, (_, index) => top + index + 1);
    const isCovered = heights.some((y) => !element.contains(document.elementFromPoint(40, y)));
    return { top, bottom, isCovered };
  });
  expect(Math.round(bottom), "it ends with the window").toBe(844);
  expect(bottom - top).toBeGreaterThan(80);
  expect(isCovered, "what scrolls is behind it").toBe(false);
});

for (const path of ["/contact", "/service/detail/operation-maintenance"])
  test(`${path} has it above the navbar, beside which the folded chat box and the menu stay`, async ({
    page,
  }) => {
    await openPage(page, site.url + path);
    const strip = page.locator("aside").first().locator(call);
    await strip.tap({ trial: true });
    const header = await page.locator("header").boundingBox();
    expect(header?.y).toBe(44);
    if (path === "/contact") {
      const button = await chat(page).boundingBox();
      expect(button?.y).toBeGreaterThan(44);
    }
    await menuButton(page).tap();
    await expect(menu(page).locator(call)).toBeInViewport({ ratio: 1 });
    await menuButton(page).tap();
    await scrollTo(page, 800);
    await menuButton(page).tap();
    const box = await menu(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  });
