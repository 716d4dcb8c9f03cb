/** The home page: its length on phones, and the plant as navigation, whose facts come with scripts. */
import type { Page } from "playwright/test";
import { forceLayout } from "../../testing/browser/force-layout.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";

const plant = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "How the plant works" }) });
/** Of the drawing: which line it shows (1 or 0), and how far it is drawn. */
const expectDrawn = (page: Page, values: Record<string, string>) =>
  expect
    .poll(() =>
      plant(page)
        .locator("ol > :last-child > svg")
        .first()
        .evaluate((svg, names) => {
          const style = getComputedStyle(svg);
          return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
        }, Object.keys(values)),
    )
    .toEqual(values);

async function openDrawing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await page.goto("/");
  await plant(page).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
}

/** Boxes with a border and nothing inside, and sections that begin above the end of the last. */
function findPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isEmptyBox = (element: HTMLElement) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isBox = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text leaves a box empty
      const isEmpty = !element.innerText.trim() && !element.querySelector("svg, img");
      return isBox && width > 20 && height > 6 && isEmpty;
    };
    const boxes = [...document.querySelectorAll<HTMLElement>("main :not(svg, svg *, img)")].filter(
      (element) => element.checkVisibility() && isEmptyBox(element),
    );
    const sections = [...document.querySelectorAll("main > section")];
    const over = sections.filter((section, index) => {
      const last = sections[index - 1]?.getBoundingClientRect();
      return last && section.getBoundingClientRect().top < last.bottom - 1;
    });
    return [...boxes, ...over].map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Center of the bubble, which is a pseudo-element of the link. */
function bubbleOf(page: Page, tag: string) {
  return plant(page)
    .locator(`[data-tag="${tag}"]`)
    .evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("at 390 px the page is at most 8,000 px high with a footer of 700, as estimated to a fiftieth, and the plant is a line of links", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const estimated = await height();
    await forceLayout(page);
    const real = await height();
    const { height: footer = 0 } = (await page.getByRole("contentinfo").boundingBox()) ?? {};
    expect(real - footer).toBeLessThanOrEqual(7300);
    expect(Math.abs(estimated / real - 1), `${estimated} px instead of ${real} px`).toBeLessThan(0.02);

    const places = plant(page).locator("[data-line]");
    await expect(places).toHaveCount(7);
    await expect(places.nth(1)).toContainText("EX-310");
    await expect(places.nth(1).getByText("Outlet CO₂")).toBeVisible();
    await expect(places.nth(1).getByText("Outlet dew point")).toBeHidden();
    await expect(plant(page).getByRole("link", { name: "Argon Recovery" })).toBeVisible();
    await expect(plant(page).locator("ol > :last-child")).toBeHidden();
  });

  test("in the drawing the line of a product is chosen, and a tag leads to its page", async ({ page }) => {
    await openDrawing(page);
    await expectDrawn(page, { oxygen: "1", nitrogen: "0", hydrogen: "0" });
    await plant(page).getByRole("group").getByText("Nitrogen").click();
    await expectDrawn(page, { oxygen: "0", nitrogen: "1", hydrogen: "0" });
    // Beside the switch, so that a window of 700 px has all of its line.
    const { y: airFlag = 0 } = (await plant(page).locator('[data-flag="oxygen"]').boundingBox()) ?? {};
    await plant(page).getByRole("group").getByText("Hydrogen").click();
    const { y: flag = 0 } = (await plant(page).locator('[data-flag="hydrogen"]').boundingBox()) ?? {};
    expect(flag - airFlag).toBeLessThan(60);
    await plant(page).getByRole("group").getByText("Nitrogen").click();
    await plant(page).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    const { x, y } = await bubbleOf(page, "305");
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(/\/expertise\/details\/5\//);
  });
});

test("pointing at a tag shows its facts, and the line up to its place; on paper nothing is left of controls", async ({
  page,
}) => {
  await openDrawing(page);
  await hydrate(page);
  await plant(page).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const label = (tag: string) => plant(page).locator(`[data-tag="${tag}"] > span`);
  const shown = /98px|99px/;
  await expect(label("310")).toHaveCSS("clip-path", shown);
  // A place on another line shows that one.
  const { x, y } = await bubbleOf(page, "305");
  await page.mouse.move(x, y);
  await expectDrawn(page, { oxygen: "0", hydrogen: "1", reach: "16.5" });
  await expect(label("305")).toHaveCSS("clip-path", shown);
  await expect(label("310")).not.toHaveCSS("clip-path", shown);
  // The label stays, so that the pointer can reach it, and with it the line that it is about.
  await page.mouse.move(x + 300, y);
  await expectDrawn(page, { oxygen: "0", hydrogen: "1", reach: "100" });
  await expect(label("305")).toHaveCSS("clip-path", shown);
  const group = plant(page).getByRole("group");
  await group.getByText("Oxygen").hover();
  await expectDrawn(page, { oxygen: "1", hydrogen: "0", reach: "100" });
  await expect(label("310")).toHaveCSS("clip-path", "inset(-99px)");

  // By keyboard: switch and places, in the order of the flow.
  await group.getByRole("radio", { name: "Oxygen" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "Nitrogen" })).toBeChecked();
  for (const tag of ["307", "310", "301"]) {
    await page.keyboard.press("Tab");
    await expect(plant(page).locator(`[data-tag="${tag}"]`)).toBeFocused();
    await expect(label(tag)).toHaveCSS("clip-path", shown);
    for (const other of ["305", "307", "310", "301"].filter((known) => known !== tag))
      await expect(label(other)).not.toHaveCSS("clip-path", shown);
  }

  // On paper: nothing to click, no empty boxes, and no section over another.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 672, height: 980 });
  await expect(page.locator("main :is(fieldset, form, .button)").filter({ visible: true })).toHaveCount(0);
  expect(await findPrintFaults(page)).toEqual([]);
  await page.emulateMedia({ media: "screen" });
});
