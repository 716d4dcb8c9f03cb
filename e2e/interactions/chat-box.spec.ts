/** The chat box in the corner: open until it is closed, and never over the content or the focus. */

import type { Page } from "playwright/test";
import { records } from "../support/content.ts";
import { hydrate } from "../support/hydrate.ts";
import { expect, test } from "../support/test.ts";
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
  test(`covers nothing at the end of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPage(page, "/about");
    await expect(chat(page)).toHaveAttribute("open");
    await scrollTo(page, 1_000_000);
    expect(await findCoveredText(page)).toEqual([]);
  });

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

/** Texts that lie under the chat box. */
function findCoveredText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector("footer details")?.getBoundingClientRect();
    if (!box) return ["no chat box"];
    return [...document.querySelectorAll("main *, footer :not(details, details *)")]
      .filter((element) => element.children.length === 0 && element.textContent?.trim())
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
  });
}

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
