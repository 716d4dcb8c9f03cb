/** The form for keyboards and screen readers, in all its states. */
import { forceLayout } from "../../testing/browser/force-layout.ts";
import { findAxeViolations } from "../../testing/browser/page-audit.ts";
import { expect, fillIn, inquiryForm, newInquiry, openForm, sendButton, test } from "./inquiry-test.ts";

test("axe finds nothing in the empty, invalid, failed and sent form, light and dark", async ({
  page,
  inquirySite,
  context,
}) => {
  const audit = async (state: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect
        .soft(await findAxeViolations(page, "form[aria-label=Inquiry]"), `${state}, ${colorScheme}`)
        .toEqual([]);
    }
  };
  await openForm(page, inquirySite);
  await audit("empty");
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("3 fields");
  await audit("invalid");
  await fillIn(page, newInquiry());
  const log = { name: "log.csv", mimeType: "text/csv", buffer: Buffer.from("time;flow\n10:00;300\n") };
  await inquiryForm(page)
    .getByLabel(/Drawings and documents/)
    .setInputFiles([log]);
  await expect(page.getByRole("button", { name: "Remove log.csv" })).toBeVisible();
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("There is no connection");
  await audit("failed");
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page.locator("[data-sent]:not([hidden])")).toContainText("has arrived");
  await audit("sent");
});

test("what is required says so, and so does what stands in for the message", async ({
  page,
  inquirySite,
}) => {
  await openForm(page, inquirySite);
  const label = (name: string) => page.locator(`label[for=inquiry-${name}]`);
  const message = page.locator("[name=message]");
  for (const name of ["name", "email", "message"])
    await expect(label(name)).toHaveText(/^\w+ \(required\)$/, { useInnerText: true });
  await expect(message).toHaveAccessibleName("Message");
  await expect(message).toHaveAttribute("aria-required", "true");
  await expect(message).toHaveAccessibleDescription(/enter a gas, flow, purity or pressure/);
  await page.locator("[data-duty] > summary").press("Enter");
  await page.locator("[name=gas]").fill("Nitrogen");
  await expect(label("message")).toHaveText("Message (optional)", { useInnerText: true });
  await expect(message).toHaveAttribute("aria-required", "false");
  await expect(page.locator("#inquiry-message-hint")).toBeHidden();
});

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
  await expect(inquiryForm(page).getByLabel(/Drawings and documents/)).toBeFocused();
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
