/** A site that also mails its inquiries, through a real mail server; lib/inquiry/deliver.test.ts has the failures of both. */
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  expect,
  formTokenOf,
  newInquiry,
  openInquirySite,
  post,
  storedCopies,
  test,
} from "./inquiry-test.ts";

// In one worker, for one site.
test.describe.configure({ mode: "default" });
let site: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  site = await openInquirySite({ name: `mail-${workerIndex}`, mail: true });
});
test.afterAll(() => site.close());

test("an inquiry is once in the database and once in the mailbox", async () => {
  const inquiry = newInquiry({ name: 'Zoë "Z" <z@elsewhere.example>' });
  const response = await post(site, { body: { ...inquiry, formToken: await formTokenOf(site) } });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()).sent;
  expect(reference).toMatch(/^INQ-/);
  const [mail = "", ...others] = mailsOf(inquiry);
  expect(others).toEqual([]);
  expect(mail).toContain("To: sales@site.test");
  expect(mail).toContain("Subject: Inquiry: Oxygen plant");
  expect(mail).toMatch(/^Reply-To: .*(?:\r\n .*)?<asha@plant\.example>\r$/m);
  expect(mail).toContain("Phone: +91 98765 43210");
  expect(mail).toContain(`Reference: ${reference}`);
  const stored = site.backend.inquiryRows().filter(({ message }) => message === inquiry.message);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.idempotency_key?.startsWith(`${reference}.`)).toBe(true);
});

test("a mail server that rejects or is down: the visitor is told that the inquiry is stored, and one mail is sent on the next try", async () => {
  const inquiry = newInquiry();
  const send = async () => post(site, { body: { ...inquiry, formToken } });
  const formToken = await formTokenOf(site);
  site.mail.rejection = "No thank you";
  const rejected = await send();
  expect(rejected.status).toBe(201);
  expect(await rejected.text()).not.toContain("No thank you");
  site.mail.rejection = "";
  await site.mail.close();
  expect((await send()).status).toBe(201);
  expect(mailsOf(inquiry)).toEqual([]);
  await site.mail.listen();
  expect((await send()).status).toBe(201);
  expect(mailsOf(inquiry)).toHaveLength(1);
  expect(storedCopies(site, inquiry)).toHaveLength(1);
});

/** The mails with the reference of an inquiry's message, decoded. */
function mailsOf({ message }: { message: string }): string[] {
  const reference = message.split(" ").at(-1) ?? "";
  return site.mail.mails.map(decode).filter((mail) => mail.includes(reference));
}

function decode(mail: string): string {
  const plain = mail.replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll("_", " "));
  return decodeURIComponent(
    plain
      .replace(/=\r\n/g, "")
      .replace(/%/g, "%25")
      .replace(/=([0-9A-F]{2})/g, "%$1"),
  );
}
