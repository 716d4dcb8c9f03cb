/** The images of the gallery and the parts of its viewer. */
import { expect, type Page } from "playwright/test";
import { type Item, published } from "../../testing/content/content.ts";
import { list } from "./helpers.ts";

export const pageSize = 12;
export const pictures = published("gallery");
export const picture = (number: number): Item => {
  const item = pictures[number - 1];
  if (!item) throw new Error(`the gallery has no picture ${number}`);
  return item;
};
export const [first, second, last] = [picture(1), picture(2), picture(pageSize)];

export const viewer = (page: Page) => page.getByRole("dialog", { name: "Pictures" });
export const link = (page: Page, { title } = first) =>
  list(page).getByRole("link", { name: title, exact: true });
export const button = (page: Page, name: string) => viewer(page).getByRole("button", { name, exact: true });
export const shown = (page: Page) =>
  viewer(page).locator("[aria-roledescription=slide][aria-hidden=false] img[alt]");

/** Stops the page's time: while the viewer loads, it would follow the link to the image after eight seconds. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The first click on a page, which loads the viewer. */
export async function openFirst(page: Page, opener = link(page)): Promise<void> {
  await stopTime(page);
  await opener.click();
  await expect(viewer(page)).toBeVisible();
  await page.clock.resume();
}

export async function expectPicture(page: Page, { title } = first, number = 1, of = pageSize): Promise<void> {
  await expect(viewer(page)).toContainText(`${number} of ${of}`);
  await expect(viewer(page)).toContainText(title);
  await expect(shown(page).last()).toHaveAttribute("alt", title);
  await expect(shown(page).last()).toBeVisible();
}

export async function expectClosed(page: Page, item = first): Promise<void> {
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(link(page, item)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
}
