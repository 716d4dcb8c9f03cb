/** The form for keyboards and screen readers, in its states. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { forceLayout } from "../support/force-layout.ts";
import { expect, fillIn, inquiryForm, newInquiry, openForm, sendButton, test } from "./inquiry-test.ts";

test.afterEach(({ desk }) => desk.proxy.pass());

async function faults(page: Page): Promise<string[]> {
  await forceLayout(page);
  const { violations } = await new AxeBuilder({ page }).include("main").exclude("iframe").analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe has nothing to say, empty, wrong, failed and sent, ${colorScheme}`, async ({ page, desk }) => {
    await page.emulateMedia({ colorScheme });
    await openForm(page, desk);
    expect(await faults(page)).toEqual([]);
    await sendButton(page).click();
    await expect(inquiryForm(page).getByRole("alert")).toContainText("3 fields");
    expect(await faults(page)).toEqual([]);
    await fillIn(page, newInquiry());
    desk.proxy.fail({ kind: "refuse" }, /\/inquiry$/);
    await sendButton(page).click();
    await expect(inquiryForm(page).getByRole("alert")).toContainText("could not");
    expect(await faults(page)).toEqual([]);
    desk.proxy.pass();
    await sendButton(page).click();
    await expect(page.locator("[data-notice]")).toContainText("has arrived");
    expect(await faults(page)).toEqual([]);
  });
}

test("the keyboard alone fills it in and sends it", async ({ page, desk }) => {
  const said = newInquiry();
  await openForm(page, desk);
  await inquiryForm(page).getByLabel("Name").first().focus();
  for (const name of ["name", "company", "email", "phone", "subject", "message"] as const) {
    await expect(page.locator(`[name=${name}]`)).toBeFocused();
    await page.keyboard.type(said[name].replace("\n", " "));
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-notice]")).toContainText("has arrived");
});

test("it fits a narrow screen", async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, desk);
  await sendButton(page).click();
  await forceLayout(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
