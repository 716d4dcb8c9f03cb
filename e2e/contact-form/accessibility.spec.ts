/** The form for keyboards and screen readers, in all its states. */
import { forceLayout } from "../../testing/browser/force-layout.ts";
import { findAxeViolations } from "../../testing/browser/page-audit.ts";
import { expect, fillIn, inquiryForm, newInquiry, openForm, sendButton, test } from "./inquiry-test.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the empty, invalid, failed and sent form, ${colorScheme}`, async ({
    page,
    inquirySite,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openForm(page, inquirySite);
    expect(await findAxeViolations(page)).toEqual([]);
    await sendButton(page).click();
    await expect(inquiryForm(page).getByRole("alert")).toContainText("3 fields");
    expect(await findAxeViolations(page)).toEqual([]);
    await fillIn(page, newInquiry());
    inquirySite.proxy.fail({ kind: "refuse" }, /\/inquiry$/);
    await sendButton(page).click();
    await expect(inquiryForm(page).getByRole("alert")).toContainText("could not");
    expect(await findAxeViolations(page)).toEqual([]);
    inquirySite.proxy.pass();
    await sendButton(page).click();
    await expect(page.locator("[data-sent]:not([hidden])")).toContainText("has arrived");
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test("the form is filled in and sent by keyboard alone", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await inquiryForm(page).getByLabel("Name").first().focus();
  for (const name of ["name", "company", "email", "phone", "subject"] as const) {
    await expect(page.locator(`[name=${name}]`)).toBeFocused();
    await page.keyboard.type(inquiry[name].replace("\n", " "));
    await page.keyboard.press("Tab");
  }
  // The duty is open once it is wanted.
  await page.keyboard.press("Enter");
  for (const value of ["Nitrogen", "300", "kg/h", "99.9 %", "6 bar(g)", "Pune"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type(inquiry.message.replace("\n", " "));
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-sent]:not([hidden])")).toContainText("has arrived");
});

test("the form fits a narrow screen", async ({ page, inquirySite }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, inquirySite);
  await sendButton(page).click();
  await forceLayout(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
