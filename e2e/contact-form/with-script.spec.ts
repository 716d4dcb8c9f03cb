/** The form with its script, in all its outcomes. */
import {
  contacts,
  expect,
  expectFields,
  field,
  fillIn,
  inquiryForm,
  newInquiry,
  openForm,
  reloadForm,
  sendButton,
  test,
} from "./inquiry-test.ts";

test.afterEach(({ desk }) => desk.proxy.pass());

const answers = (status: number) =>
  ({ kind: "answer", status, type: "application/json", body: "{}" }) as const;
const inquiries = /\/inquiry$/;
const notice = "[data-notice]";

test("an inquiry that arrived is told of by toast and on the page, and is stored once", async ({
  page,
  desk,
}) => {
  const said = newInquiry();
  await openForm(page, desk);
  await fillIn(page, said);
  await sendButton(page).click();
  const status = inquiryForm(page).getByRole("status").filter({ hasText: "Your inquiry has arrived" });
  await expect(status).toBeVisible();
  await expect(status).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Your inquiry has arrived" })).toHaveCount(2);
  await expectFields(page, { name: "", message: "" });
  expect(desk.stored().filter(({ message }) => message === said.message)).toEqual([
    { ...said, page: "/contact" },
  ]);
  await reloadForm(page);
  await expectFields(page, { name: "", message: "" });
});

for (const [name, value, message] of [
  ["name", "  ", "Enter your name."],
  ["name", "a".repeat(121), "Your name may have at most 120 characters."],
  ["email", "", "Enter your email address."],
  ["email", "asha at plant", "Enter an email address like name@company.com."],
  ["email", `${"a".repeat(250)}@b.example`, "Your email address may have at most 254 characters."],
  ["phone", "98765 43210", "Begin with the country code and use digits, like +91 98765 43210."],
  ["phone", "+91 12 ext", "Begin with the country code and use digits, like +91 98765 43210."],
  ["company", "c".repeat(161), "The company may have at most 160 characters."],
  ["subject", "s".repeat(201), "What it is about may have at most 200 characters."],
  ["message", "", "Write your message."],
  ["message", "m".repeat(5001), "Your message may have at most 5,000 characters."],
] as const) {
  test(`${name}: ${message} (${value.length} characters)`, async ({ page, desk }) => {
    const said = newInquiry({ [name]: value });
    await openForm(page, desk);
    let posts = 0;
    page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
    await fillIn(page, said);
    await sendButton(page).click();
    const wrong = field(page, name);
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toHaveAccessibleDescription(new RegExp(message.replace(/[.+]/g, "\\$&")));
    await expect(inquiryForm(page).getByRole("alert")).toContainText("look at one field below");
    await expectFields(page, said);
    expect(posts).toBe(0);
    await wrong.fill(newInquiry()[name]);
    await wrong.blur();
    await expect(wrong).not.toHaveAttribute("aria-invalid");
  });
}

test("rules are shown before they are broken, and a wrong field is told of when it is left", async ({
  page,
  desk,
}) => {
  await openForm(page, desk);
  await expect(field(page, "phone")).toHaveAccessibleDescription(/With country code/);
  await field(page, "phone").fill("12345");
  await field(page, "message").focus();
  await expect(field(page, "phone")).toHaveAccessibleDescription(/Begin with the country code/);
  // One that is still empty is not.
  await field(page, "email").focus();
  await field(page, "name").focus();
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
});

for (const [name, fault] of [
  ["is down", { kind: "refuse" }],
  ["does not answer", { kind: "hang" }],
  ["answers 500", answers(500)],
  ["answers 200 instead of 201", answers(200)],
  ["answers half", { kind: "half" }],
] as const) {
  test(`a backend that ${name}: told, nothing lost, and sent once on the next try`, async ({
    page,
    desk,
  }) => {
    const said = newInquiry();
    await openForm(page, desk);
    await fillIn(page, said);
    desk.proxy.fail(fault, inquiries);
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
        inquiryForm(page).locator(`a[href${href instanceof RegExp ? "*" : ""}="${source(href)}"]`),
      ).toBeVisible();
    }
    await expectFields(page, said);
    await reloadForm(page);
    await expectFields(page, said);
    desk.proxy.pass();
    await sendButton(page).click();
    await expect(page.locator(notice)).toContainText("has arrived");
    expect(desk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
  });
}

test("a slow backend: progress is shown, and a second click does nothing", async ({ page, desk }) => {
  const said = newInquiry();
  await openForm(page, desk);
  await fillIn(page, said);
  desk.proxy.fail({ kind: "slow", ms: 2000 }, inquiries);
  desk.proxy.forget();
  await sendButton(page).click();
  await expect(inquiryForm(page)).toContainText("Sending…");
  await sendButton(page).click({ force: true });
  await page.keyboard.press("Enter");
  await expect(page.locator(notice)).toContainText("has arrived");
  expect(desk.proxy.calls.get("/website/inquiry")).toBe(1);
  expect(desk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
});

test("a connection that is gone: told, and nothing lost", async ({ page, desk, context }) => {
  const said = newInquiry();
  await openForm(page, desk);
  await fillIn(page, said);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("the connection failed");
  await expectFields(page, said);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(page.locator(notice)).toContainText("has arrived");
});

test("what looks like a program is asked to send once more, and then arrives", async ({ page, desk }) => {
  const said = newInquiry();
  await openForm(page, desk);
  await fillIn(page, said);
  await page.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("once more");
  await expectFields(page, said);
  await page.waitForTimeout(2100);
  await sendButton(page).click();
  await expect(page.locator(notice)).toContainText("has arrived");
});

test("the sixth inquiry within ten minutes is told to wait, and is not lost", async ({ page, desk }) => {
  await openForm(page, desk);
  for (let count = 1; count <= 5; count++) {
    await fillIn(page, newInquiry());
    await sendButton(page).click();
    await expect(page.locator(notice)).toContainText("has arrived");
    await reloadForm(page);
  }
  const said = newInquiry();
  await fillIn(page, said);
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("ten minutes");
  await expect(inquiryForm(page).locator('a[href^="tel:"]')).toBeVisible();
  await expectFields(page, said);
});

test("a service's page leads to a form that is about it", async ({ page, desk }) => {
  await page.goto(`${desk.url}/service/detail/epc-projects`);
  await page.getByRole("link", { name: "Ask about this service" }).click();
  await expect(field(page, "subject")).toHaveValue("EPC Projects");
  await expect(page.locator("[name=page]")).toHaveValue("/service/detail/epc-projects");
  await openForm(page, desk, "/contact?about=service-1");
  await field(page, "subject").fill("Two of them");
  await reloadForm(page);
  await expect(field(page, "subject")).toHaveValue("Two of them");
  await openForm(page, desk, "/contact?about=green-hydrogen");
  await expect(field(page, "subject")).toHaveValue("Green Hydrogen");
});

function source(href: string | RegExp): string {
  return href instanceof RegExp ? href.source.replace(/[\\^]/g, "") : href;
}
