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
  waitForTokenOf,
} from "./inquiry-test.ts";

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
  expect(storedCopies(inquirySite, inquiry)).toMatchObject([{ ...inquiry, page: "/contact", files: [] }]);
  await reloadForm(page);
  await expectFields(page, { name: "", message: "" });
});

test("without a connection the form reports it, keeps its input over a reload, and sends the inquiry once on the next try", async ({
  page,
  inquirySite,
  context,
}) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  await context.setOffline(true);
  await sendButton(page).click();
  const alert = inquiryForm(page).getByRole("alert");
  await expect(alert).toContainText("There is no connection");
  await expect(alert).toBeFocused();
  const { official_email, sales_email } = contacts;
  for (const href of ["tel:", `mailto:${official_email}`, `mailto:${sales_email}`, "https://wa.me/"])
    await expect(inquiryForm(page).locator(`a[href^="${href}"]:visible`).first()).toBeVisible();
  await expectFields(page, inquiry);
  await context.setOffline(false);
  await reloadForm(page);
  await expectFields(page, inquiry);
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived");
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("until there is an answer the form shows progress, and ignores a second click", async ({
  page,
  inquirySite,
}) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route("**/api/inquiry", async (route) => {
    posts++;
    await released;
    await route.continue();
  });
  await sendButton(page).click();
  await expect(inquiryForm(page)).toContainText("Sending…");
  await sendButton(page).click({ force: true });
  await page.keyboard.press("Enter");
  release();
  await expect(page.locator(confirmation)).toContainText("has arrived");
  expect(posts).toBe(1);
  expect(storedCopies(inquirySite, inquiry)).toHaveLength(1);
});

test("a filled honeypot asks for a second submission, which arrives", async ({ page, inquirySite }) => {
  const inquiry = newInquiry();
  await openForm(page, inquirySite);
  await fillIn(page, inquiry);
  await page.locator("[name=website]").evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("could not tell");
  await expectFields(page, inquiry);
  await waitForTokenOf(page);
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
  await openForm(page, inquirySite, "/contact/about/service-1");
  await field(page, "subject").fill("Two of them");
  await reloadForm(page);
  await expect(field(page, "subject")).toHaveValue("Two of them");
  await openForm(page, inquirySite, "/contact/about/green-hydrogen");
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
    await inquiryForm(page).getByText("Gas requirements").click();
    const fields = inquiryForm(page).locator("input:visible, textarea, button, summary");
    const tops = () =>
      fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    const before = await tops();
    await fillIn(page, { email: "asha at plant", phone: "none", company: "c".repeat(161) });
    await sendButton(page).click();
    await expect(inquiryForm(page).getByRole("alert")).toContainText("5 fields");
    expect(await tops()).toEqual(before);
  });
