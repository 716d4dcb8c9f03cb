/** A site that mails its inquiries too, through a real mail server. */
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
  test,
} from "./inquiry-test.ts";

test.afterEach(async ({ mailDesk: { mail, proxy } }) => {
  proxy.pass();
  if (mail) Object.assign(mail, { delay: 0, refusal: "" });
});

const notice = "[data-notice]";

function decoded(mail: string): string {
  const plain = mail.replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll("_", " "));
  return decodeURIComponent(
    plain
      .replace(/=\r\n/g, "")
      .replace(/%/g, "%25")
      .replace(/=([0-9A-F]{2})/g, "%$1"),
  );
}

test("an inquiry is in the database and in the mailbox, once", async ({ page, mailDesk }) => {
  const said = newInquiry({ name: 'Zoë "Z" <z@elsewhere.example>' });
  await openForm(page, mailDesk);
  await fillIn(page, said);
  await sendButton(page).click();
  await expect(page.locator(notice)).toContainText("has arrived");
  const reference = said.message.split(" ").at(-1) ?? "";
  const mails = (mailDesk.mail?.mails ?? []).map(decoded).filter((mail) => mail.includes(reference));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("To: sales@site.test");
  expect(mails[0]).toContain("Subject: Inquiry: Oxygen plant");
  expect(mails[0]).toMatch(/^Reply-To: .*(?:\r\n .*)?<asha@plant\.example>\r$/m);
  expect(mails[0]).toContain("Phone: +91 98765 43210");
  expect(mailDesk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
});

test("a mail server that is down: told, nothing lost, and one mail on the next try", async ({
  page,
  mailDesk,
}) => {
  const said = newInquiry();
  await openForm(page, mailDesk);
  await fillIn(page, said);
  await mailDesk.mail?.close();
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("could not be delivered", {
    timeout: 15_000,
  });
  await mailDesk.mail?.listen();
  await reloadForm(page);
  await expectFields(page, said);
  await sendButton(page).click();
  await expect(page.locator(notice)).toContainText("has arrived");
  expect(received(mailDesk.mail?.mails, said)).toBe(1);
  expect(mailDesk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
});

test("a mail server that refuses: told, nothing lost, and one mail on the next try", async ({
  page,
  mailDesk,
}) => {
  const said = newInquiry();
  const { mail } = mailDesk;
  await openForm(page, mailDesk);
  await fillIn(page, said);
  if (mail) mail.refusal = "No thank you";
  await sendButton(page).click();
  const alert = inquiryForm(page).getByRole("alert");
  await expect(alert).toContainText("could not be delivered");
  await expect(alert).not.toContainText("No thank you");
  await expectFields(page, said);
  if (mail) mail.refusal = "";
  await sendButton(page).click();
  await expect(page.locator(notice)).toContainText("has arrived");
  expect(received(mail?.mails, said)).toBe(1);
  expect(mailDesk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
});

test("a mail server that is slow: told, and who tries again gets the answer of the first mail", async ({
  page,
  mailDesk,
}) => {
  const said = newInquiry();
  const { mail } = mailDesk;
  await openForm(page, mailDesk);
  await fillIn(page, said);
  if (mail) mail.delay = 14_000;
  const attempts = mail?.attempts ?? 0;
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("could not be delivered", {
    timeout: 15_000,
  });
  await expectFields(page, said);
  await sendButton(page).click();
  await expect(page.locator(notice)).toContainText("has arrived", { timeout: 15_000 });
  expect(received(mail?.mails, said)).toBe(1);
  expect((mail?.attempts ?? 0) - attempts).toBe(1);
});

test("a backend that is down: no success, and no mail before it is back", async ({ mailDesk }) => {
  const sent = { ...newInquiry(), stamp: await formTokenOf(mailDesk) };
  mailDesk.proxy.fail({ kind: "refuse" }, /\/inquiry$/);
  expect((await post(mailDesk, { body: sent })).status).toBe(503);
  expect(received(mailDesk.mail?.mails, sent)).toBe(0);
  mailDesk.proxy.pass();
  expect((await post(mailDesk, { body: sent })).status).toBe(201);
  expect((await post(mailDesk, { body: sent })).status).toBe(201);
  expect(received(mailDesk.mail?.mails, sent)).toBe(1);
});

test("a backend that has no inquiries leaves them to the mail", async ({ mailDesk }) => {
  const sent = { ...newInquiry(), stamp: await formTokenOf(mailDesk) };
  const answer = { kind: "answer", status: 404, body: '{"title":"Not Found"}' } as const;
  mailDesk.proxy.fail({ ...answer, type: "text/html" }, /\/inquiry$/);
  expect((await post(mailDesk, { body: sent })).status).toBe(503);
  mailDesk.proxy.fail({ ...answer, type: "application/json" }, /\/inquiry$/);
  expect((await post(mailDesk, { body: sent })).status).toBe(201);
  expect(received(mailDesk.mail?.mails, sent)).toBe(1);
});

function received(mails: string[] | undefined, { message }: { message: string }): number {
  const reference = message.split(" ").at(-1) ?? "";
  return (mails ?? []).filter((mail) => decoded(mail).includes(reference)).length;
}
