/** A site that also mails its inquiries, through a real mail server. */
import {
  expect,
  expectFields,
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
} from "./inquiry-test.ts";

test.afterEach(async ({ mailSite: { mail, proxy } }) => {
  proxy.pass();
  Object.assign(mail, { delayMs: 0, rejection: "" });
});

const confirmation = "[data-sent]:not([hidden])";

function decode(mail: string): string {
  const plain = mail.replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll("_", " "));
  return decodeURIComponent(
    plain
      .replace(/=\r\n/g, "")
      .replace(/%/g, "%25")
      .replace(/=([0-9A-F]{2})/g, "%$1"),
  );
}

test("an inquiry is once in the database and once in the mailbox", async ({ page, mailSite }) => {
  const inquiry = newInquiry({ name: 'Zoë "Z" <z@elsewhere.example>' });
  await openForm(page, mailSite);
  await fillIn(page, inquiry);
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived");
  const reference = inquiry.message.split(" ").at(-1) ?? "";
  const mails = mailSite.mail.mails.map(decode).filter((mail) => mail.includes(reference));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("To: sales@site.test");
  expect(mails[0]).toContain("Subject: Inquiry: Oxygen plant");
  expect(mails[0]).toMatch(/^Reply-To: .*(?:\r\n .*)?<asha@plant\.example>\r$/m);
  expect(mails[0]).toContain("Phone: +91 98765 43210");
  expect(storedCopies(mailSite, inquiry)).toHaveLength(1);
  const shown = await page.locator(`${confirmation} dd`).first().textContent();
  expect(shown).toMatch(/^INQ-/);
  expect(mails[0]).toContain(`Reference: ${shown}`);
  const [stored] = mailSite.backend.inquiryRows().filter(({ message }) => message === inquiry.message);
  expect(stored?.idempotency_key?.startsWith(`${shown}.`)).toBe(true);
});

test("a mail server that is down: the form reports it, keeps its input, and sends one mail on the next try", async ({
  page,
  mailSite,
}) => {
  const inquiry = newInquiry();
  await openForm(page, mailSite);
  await fillIn(page, inquiry);
  await mailSite.mail.close();
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("could not be delivered", {
    timeout: 15_000,
  });
  await mailSite.mail.listen();
  await reloadForm(page);
  await expectFields(page, inquiry);
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived");
  expect(countReceived(mailSite.mail.mails, inquiry)).toBe(1);
  expect(storedCopies(mailSite, inquiry)).toHaveLength(1);
});

test("a mail server that rejects: the form reports it, keeps its input, and sends one mail on the next try", async ({
  page,
  mailSite,
}) => {
  const inquiry = newInquiry();
  const { mail } = mailSite;
  await openForm(page, mailSite);
  await fillIn(page, inquiry);
  mail.rejection = "No thank you";
  await sendButton(page).click();
  const alert = inquiryForm(page).getByRole("alert");
  await expect(alert).toContainText("could not be delivered");
  await expect(alert).not.toContainText("No thank you");
  await expectFields(page, inquiry);
  mail.rejection = "";
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived");
  expect(countReceived(mail.mails, inquiry)).toBe(1);
  expect(storedCopies(mailSite, inquiry)).toHaveLength(1);
});

test("a slow mail server: the form reports it, and the next try gets the result of the first mail", async ({
  page,
  mailSite,
}) => {
  const inquiry = newInquiry();
  const { mail } = mailSite;
  await openForm(page, mailSite);
  await fillIn(page, inquiry);
  mail.delayMs = 14_000;
  const attempts = mail.attempts;
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("could not be delivered", {
    timeout: 15_000,
  });
  await expectFields(page, inquiry);
  await sendButton(page).click();
  await expect(page.locator(confirmation)).toContainText("has arrived", { timeout: 15_000 });
  expect(countReceived(mail.mails, inquiry)).toBe(1);
  expect(mail.attempts - attempts).toBe(1);
});

test("a backend that is down: no success, and no mail before it is back", async ({ mailSite }) => {
  const sent = { ...newInquiry(), formToken: await formTokenOf(mailSite) };
  mailSite.proxy.fail({ kind: "refuse" }, /\/inquiry$/);
  expect((await post(mailSite, { body: sent })).status).toBe(503);
  expect(countReceived(mailSite.mail.mails, sent)).toBe(0);
  mailSite.proxy.pass();
  expect((await post(mailSite, { body: sent })).status).toBe(201);
  expect((await post(mailSite, { body: sent })).status).toBe(201);
  expect(countReceived(mailSite.mail.mails, sent)).toBe(1);
});

test("a backend without inquiries leaves them to the mail", async ({ mailSite }) => {
  const sent = { ...newInquiry(), formToken: await formTokenOf(mailSite) };
  const notFound = { kind: "respond", status: 404, body: '{"title":"Not Found"}' } as const;
  mailSite.proxy.fail({ ...notFound, type: "text/html" }, /\/inquiry$/);
  expect((await post(mailSite, { body: sent })).status).toBe(503);
  mailSite.proxy.fail({ ...notFound, type: "application/json" }, /\/inquiry$/);
  expect((await post(mailSite, { body: sent })).status).toBe(201);
  expect(countReceived(mailSite.mail.mails, sent)).toBe(1);
});

function countReceived(mails: string[], { message }: { message: string }): number {
  const reference = message.split(" ").at(-1) ?? "";
  return mails.filter((mail) => decode(mail).includes(reference)).length;
}
