/** The form with its script: every outcome. */

import { hydrate } from "../../testing/browser/hydrate.ts";
import { firstOf } from "../../testing/content/content.ts";
import {
  contacts,
  expect,
  expectFields,
  field,
  fillIn,
  formTokenOf,
  inquiryForm,
  newInquiry,
  openForm,
  post,
  reloadForm,
  sendButton,
  storedCopies,
  test,
  waitForTokenAge,
} from "./inquiry-test.ts";

test.afterEach(({ inquirySite }) => inquirySite.proxy.pass());

const responds = (status: number) =>
  ({ kind: "respond", status, type: "application/json", body: "{}" }) as const;
const inquiries = /\/inquiry$/;
const confirmation = "[data-sent]:not([hidden])";

test("a sent inquiry is confirmed by a toast and on the page, and stored once", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  const status = inquiryForm(page).getByRole("status").filter({ hasText: "Your inquiry has arrived" });
  await expect(status).toBeVisible();
  await expect(status).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Your inquiry has arrived" })).toHaveCount(2);
  await expectFields(page, { name: "", message: "" });
  expect(storedCopies(inquirySite, inquiry)).toEqual([{ ...inquiry, page: "/contact" }]);
  await reloadForm(page);
  await expectFields(page, { name: "", message: "" });
});

for (const [name, fault] of [
  ["is down", { kind: "refuse" }],
  ["does not respond", { kind: "hang" }],
  ["responds with 500", responds(500)],
  ["responds with 200 instead of 201", responds(200)],
  ["sends half a response", { kind: "half" }],
] as const) {
  test(`a backend that ${name}: the form reports it, keeps its input, and stores the inquiry once on the next try`, async ({
    page,
    inquirySite,
  }) => {
    const inquiry = newInquiry();
    await openForm(page, inquirySite);
    await fillIn(page, inquiry);
    inquirySite.proxy.fail(fault, inquiries);
    await sendButton(page).click();
    const alert = inquiryForm(page).getByRole("alert");
    await expect(alert).toContainText("could not be delivered", { timeout: 15_000 });
    await expect(alert).toBeFocused();
    for (const href of [
      /^tel:/,
      `mailto:${contacts.official_email}`,
      `mailto:${contacts.sales_email}`,
      /wa\.me/,
    ]) {
      await expect(
        inquiryForm(page).locator(`a[href${href instanceof RegExp ? "*" : ""}="${selectorText(href)}"]`),
      ).toBeVisible();
    }
    await expectFields(page, inquiry);
    await reloadForm(page);
    await expectFields(page, inquiry);
    inquirySite.proxy.pass();
    await sendButton(page).click();
    await expect(page.locator(confirmation)).toContainText("has arrived");
    expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
  });
}

test("a slow backend: the form shows progress, and ignores a second click", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  inquirySite.proxy.fail({ kind: "slow", ms: 2000 }, inquiries);
  inquirySite.proxy.forget();
  await sendButton(page).click();
  await expect(inquiryForm(page)).toContainText("Sending…");
  await sendButton(page).click({ force: true });
  await page.keyboard.press("Enter");
  await expect(page.locator(confirmation)).toContainText("has arrived");
  expect(inquirySite.proxy.calls.get("/website/inquiry")).toBe(1);
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("without a connection the form reports it and keeps its input", async ({
  page,
  inquirySite,
  context,
}) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("the connection failed");
  await expectFields(page, inquiry);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived");
});

test("a filled honeypot asks for a second submission, which arrives", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  await page.locator("[name=website]").evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("once more");
  await expectFields(page, inquiry);
  await waitForTokenAge();
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived");
});

test("the sixth inquiry within ten minutes has to wait, and keeps its input", async ({
  page,
  inquirySite,
  clientAddress,
}) => {
  const formToken = await formTokenOf(inquirySite);
  for (let count = 1; count <= 5; count++) {
    const { status } = await post(inquirySite, { clientAddress, body: { ...newInquiry(), formToken } });
    expect(status).toBe(201);
  }
  await openForm(page, inquirySite);
  const inquiry = newInquiry();
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("ten minutes");
  await expect(inquiryForm(page).locator('a[href^="tel:"]')).toBeVisible();
  await expectFields(page, inquiry);
});

test("the link on a service's page fills in the subject", async ({ page, inquirySite }) => {
  await page.goto(`${inquirySite.url}/service/detail/epc-projects`);
  await page.getByRole("link", { name: "Ask about EPC Projects" }).first().click();
  await expect(field(page, "subject")).toHaveValue("EPC Projects");
  await expect(page.locator("[name=page]")).toHaveValue("/service/detail/epc-projects");
  await openForm(page, inquirySite, "/contact?about=service-1");
  await field(page, "subject").fill("Two of them");
  await reloadForm(page);
  await expect(field(page, "subject")).toHaveValue("Two of them");
  await openForm(page, inquirySite, "/contact?about=green-hydrogen");
  await expect(field(page, "subject")).toHaveValue("Green Hydrogen");
});

test("a link fills in the form that was visited before", async ({ page, inquirySite }) => {
  const footer = page.getByRole("contentinfo");
  const { title } = firstOf("services");
  await page.goto(`${inquirySite.url}/about`);
  await hydrate(page);
  await footer.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(field(page, "subject")).toHaveValue("");
  await footer.getByRole("link", { name: title, exact: true }).click();
  await page
    .getByRole("link", { name: `Ask about ${title}` })
    .first()
    .click();
  await expect(field(page, "subject").locator("visible=true")).toHaveValue(title);
});

for (const width of [390, 1440])
  test(`errors move no field, ${width} px`, async ({ page, inquirySite }) => {
    await page.setViewportSize({ width, height: 844 });
    await openForm(page, inquirySite);
    await inquiryForm(page).getByText("Your duty").click();
    const fields = inquiryForm(page).locator("input:visible, textarea, button, summary");
    const tops = () =>
      fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    const before = await tops();
    await fillIn(page, { email: "asha at plant", phone: "12", company: "c".repeat(161) });
    await sendButton(page).click();
    await expect(inquiryForm(page).getByRole("alert")).toContainText("5 fields");
    expect(await tops()).toEqual(before);
  });

function selectorText(href: string | RegExp): string {
  return href instanceof RegExp ? href.source.replace(/[\\^]/g, "") : href;
}
