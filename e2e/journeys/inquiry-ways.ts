/** Visitors' ways to a sent inquiry, in a browser. */
import type { Page } from "playwright/test";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  expect,
  field,
  fillIn,
  inquiryForm,
  newInquiry,
  sendButton,
  storedCopies,
} from "../contact-form/inquiry-test.ts";
import { followFooter } from "../interactions/helpers.ts";

export const phones = ["98765 43210", "+49 30 1234"];

/** Sends the form with a telephone number; the confirmation shows it as it was typed. */
export async function sendWithPhone(page: Page, site: TestSite, phone: string): Promise<void> {
  const { subject: _, ...inquiry } = newInquiry({ phone });
  await page.goto(`${site.url}/services`);
  await followFooter(page, "Contact");
  await fillIn(page, inquiry);
  await sendButton(page).click();
  const confirmation = inquiryForm(page).getByRole("status").filter({ hasText: "has arrived" });
  await expect(confirmation).toBeVisible();
  await expect(confirmation.getByRole("definition").first()).toHaveText(/^INQ-\w{4}-\w{4}$/);
  await expect(confirmation).toContainText(phone);
  expect(storedCopies(site, inquiry)).toMatchObject([{ ...inquiry, phone }]);
}

/** Opens the form by a link with a duty, which reaches the receiver. */
export async function askForOffer(page: Page, site: TestSite): Promise<void> {
  const { subject: _, ...inquiry } = newInquiry();
  const origin = `${site.url}/services`;
  await page.goto(origin);
  const link = "/contact?gas=nitrogen&flow=300&purity=99.9&pressure=6&message=x";
  await page.goto(site.url + link, { referer: origin });
  await expect(page.locator("[name=flow]")).toBeVisible();
  await expect(page.locator("[name=flow]")).toHaveValue("300");
  await expect(page.locator("[name=gas]")).toHaveValue("Nitrogen");
  await expect(field(page, "message")).toHaveValue("");
  await page.getByLabel("Flow unit").selectOption("SCFH");
  await fillIn(page, inquiry);
  await page.locator("[name=place]").fill("Pune");
  await sendButton(page).click();
  await expect(page.locator("[data-sent]")).toBeVisible();
  const [row] = storedCopies(site, inquiry);
  expect(row).toMatchObject({
    gas: "Nitrogen",
    flow: "300\u00a0SCFH",
    purity: "99.9\u00a0%",
    pressure: "6\u00a0bar(g)",
    place: "Pune",
    page: "/services",
  });
}
