/** A visitor who sends an inquiry without a connection. */
import { mergeTests, type Page } from "playwright/test";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  fillIn,
  inquiryForm,
  test as inquiryTest,
  sendButton,
  storedCopies,
} from "../contact-form/inquiry-test.ts";
import { expect, test as offlineTest, readStored, visit } from "./offline-test.ts";

export { expect };

export const test = mergeTests(inquiryTest, offlineTest);

/** Sends an inquiry from the contact page; afterwards the browser is offline, and has kept it. */
export async function sendOffline(
  page: Page,
  site: TestSite,
  inquiry: Record<string, string>,
): Promise<void> {
  await visit(page, `${site.url}/contact`);
  await page.context().setOffline(true);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("This browser keeps your inquiry");
  await expect(page.locator("[data-sent]:not([hidden])")).toHaveCount(0);
  expect(storedCopies(site, inquiry as { message: string })).toEqual([]);
  expect((await readStored(page)).requests).toBe(1);
}
