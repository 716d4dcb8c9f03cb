/** The chat box in the corner: open until it is closed, and never over the focus. lib/site/inline-scripts.test.ts has when it folds. */

import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";
import { elementsOf, hrefsOf, readPage } from "../../testing/http/html.ts";
import { chat, chatButton, openPage, openUnhydrated, scrollTo } from "./helpers.ts";

const [settings] = records("settings") as unknown as Record<string, string>[];

test("is open, and links to WhatsApp and the phone", async ({ site }) => {
  const { document } = await readPage(`${site.url}/about`);
  const [footer] = elementsOf(document, "footer");
  const box = elementsOf(footer, "details").at(-1);
  expect(box?.attribs).toHaveProperty("open");
  expect(hrefsOf(box, "a")).toEqual([
    `https://wa.me/91${settings?.whatsapp_number}?text=Hey%20there%2C%20I%20have%20a%20question.`,
    `tel:+91${settings?.phone?.replace(/\D/g, "")}`,
  ]);
});

test("closed before hydration, it stays closed for the rest of the visit, until it is opened again", async ({
  page,
}) => {
  const finishHydration = await openUnhydrated(page, "/about");
  await expect(chat(page)).toHaveAttribute("open");
  await chatButton(page).click();
  await expect(chat(page)).not.toHaveAttribute("open");
  await expect(chat(page).getByRole("link").first()).toBeHidden();
  await finishHydration();
  await expect(chat(page)).not.toHaveAttribute("open");
  await page.locator("footer").getByRole("link", { name: "Commitments" }).click();
  await expect(page).toHaveURL(/\/commitments$/);
  await expect(chat(page)).not.toHaveAttribute("open");
  await test.step("on the next page even before its hydration", async () => {
    await openUnhydrated(page, "/contact");
    await expect(chat(page)).not.toHaveAttribute("open");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
  await page.goto("/about");
  await hydrate(page);
  await expect(chat(page)).not.toHaveAttribute("open");
  await chatButton(page).click();
  await expect(chat(page)).toHaveAttribute("open");
  await page.goto("/contact");
  await expect(chat(page)).toHaveAttribute("open");
});

test("in a low window only the navbar covers the page, and the contact page on a phone has it folded", async ({
  page,
}) => {
  // A window of 1280 x 1024 px, enlarged to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/product");
  await scrollTo(page, 11);
  await expect(chat(page)).not.toHaveAttribute("open");
  const { y = 0, height = 256 } = (await chat(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(64);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(chat(page)).not.toHaveAttribute("open");
});

test("the focus is never behind it or the navbar", async ({ page }) => {
  await openPage(page, "/miscellaneous");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await findCoveredFocus(page), `${width} px`).toEqual([]);
  }
});

/** Focuses everything from the list on, forwards and backwards. Returns what the navbar or the chat box covers a part of. */
function findCoveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, [tabindex='0']"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !element.closest("header, .skip"));
    const covered: string[] = [];
    for (const element of [...stops, ...stops.toReversed()]) {
      element.focus();
      await new Promise(requestAnimationFrame);
      // The focus may have folded the box that holds the element.
      if (document.activeElement !== element) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
        [x, top + 2],
        [x, bottom - 2],
      ]);
      const isCovered = points.some(([x = 0, y = 0]) => {
        const over = document.elementFromPoint(x, y)?.closest("header, footer > details");
        return (over && !over.contains(element)) || y < 0 || y > innerHeight;
      });
      if (isCovered) covered.push(`${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
    }
    if (stops.length < 20) covered.push(`only ${stops.length} elements can have the focus`);
    return covered;
  });
}
