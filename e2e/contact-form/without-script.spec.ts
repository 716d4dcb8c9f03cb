/** The form without JavaScript. */
import type { Page } from "playwright/test";
import {
  expect,
  expectFields,
  failStore,
  field,
  fillIn,
  inquiryForm,
  newInquiry,
  postAsPage,
  sendButton,
  storedCopies,
  test,
  waitForTokenOf,
} from "./inquiry-test.ts";

test.use({ javaScriptEnabled: false });
async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Your inquiry has arrived" })).toBeVisible();
  await expect(page).toHaveTitle(/^Your inquiry has arrived/);
  await expect(sendButton(page)).toBeHidden();
}

const specialCharacters = `</textarea><script>alert(1)</script> "quoted" & <b>bold</b>\n\nünïcødé हिन्दी`;

test("a sent inquiry is confirmed, and reloading the confirmation stores no second one", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry({ subject: "Green Hydrogen" });
  await page.goto(`${inquirySite.url}/contact/about/green-hydrogen`);
  await expectFields(page, { subject: "Green Hydrogen" });
  // The page was rendered just now, with a new token.
  await waitForTokenOf(page);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expectSent(page);
  const reference = await page.locator("dd").first().textContent();
  expect(reference).toMatch(/^INQ-/);
  expect(storedCopies(inquirySite, inquiry)).toMatchObject([
    { ...inquiry, reference, page: "/service/detail/green-hydrogen" },
  ]);
  await page.reload();
  await expectSent(page);
  await expect(page.locator("dd").first()).toHaveText(reference ?? "");
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("invalid fields keep their input, each with a message", async ({ page, inquirySite }) => {
  const inquiry = newInquiry({ name: "  ", phone: "call me", message: `\n${specialCharacters}` });
  await page.goto(`${inquirySite.url}/contact`);
  await fillIn(page, inquiry);
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/inquiry")),
    sendButton(page).click(),
  ]);
  expect(response.status()).toBe(422);
  await expect(page).toHaveTitle(/^Not sent yet/);
  await expectFields(page, inquiry);
  await expect(field(page, "name")).toHaveAccessibleDescription(/Enter your name\./);
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "phone")).toHaveAccessibleDescription(/Enter a number like/);
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  await expect(inquiryForm(page).getByRole("alert")).toContainText("2 fields");
  // The same layout, without a script that would not know the input.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);

  await fillIn(page, { name: "Asha", phone: "+49 211 555 0100" });
  await sendButton(page).click();
  await expectSent(page);
  const [stored, ...others] = inquirySite
    .storedInquiries()
    .filter(({ phone }) => phone === "+49 211 555 0100");
  expect(stored?.message).toBe(specialCharacters);
  expect(others).toEqual([]);
});

test("a failure keeps the input, offers other contact options, and the next try is stored once", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry({ message: `${newInquiry().message}${specialCharacters}` });
  // The disk and the backend fail.
  const end = failStore(inquirySite);
  inquirySite.proxy.fail({ kind: "half" }, /\/inquiry$/);
  await page.goto(`${inquirySite.url}/contact`);
  await fillIn(page, inquiry);
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/inquiry")),
    sendButton(page).click(),
  ]);
  expect(response.status()).toBe(503);
  const alert = inquiryForm(page).getByRole("alert");
  await expect(alert).toContainText("could not be delivered");
  await expect(alert).toBeFocused();
  await expectFields(page, inquiry);
  for (const start of ["tel:", "mailto:", "https://wa.me/"]) {
    await expect(inquiryForm(page).locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
  }
  end();
  inquirySite.proxy.pass();
  await sendButton(page).click();
  await expectSent(page);
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("a filled honeypot asks for a second submission, which arrives", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  await page.goto(`${inquirySite.url}/contact`);
  await fillIn(page, inquiry);
  await page.locator("[name=website]").evaluate((honeypot) => honeypot.setAttribute("value", "filled"));
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("could not tell");
  await expectFields(page, inquiry);
  await expect(page.locator("[name=website]")).toHaveValue("");
  await waitForTokenOf(page);
  await sendButton(page).click();
  await expectSent(page);
});

test("sending a stored form again stores no second inquiry", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  await page.goto(`${inquirySite.url}/contact`);
  await fillIn(page, inquiry);
  const formToken = await page.locator("[name=formToken]").getAttribute("value");
  await sendButton(page).click();
  await expectSent(page);
  const again = await postAsPage(inquirySite, {
    ...inquiry,
    formToken: formToken ?? "",
    page: "/contact",
    website: "",
  });
  expect(again.status).toBe(201);
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});
