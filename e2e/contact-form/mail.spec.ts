/**
 * A site that also mails its inquiries through a real mail server, and posts them to a webhook; lib/inquiry/queue.test.ts and
 * mail.test.ts have the failures of both.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isSigned } from "../../lib/runtime/webhook-signature.ts";
import { waitUntil } from "../../testing/http/http.ts";
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
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
type Call = { body: string; headers: Headers };
const calls: Call[] = [];
/** Of the webhook. */
let status = 204;
const webhook = createServer(async (req, res) => {
  const body = await text(req);
  if (status === 204) calls.push({ body, headers: new Headers(req.headers as Record<string, string>) });
  res.writeHead(status).end();
});
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  await new Promise<void>((resolve) => {
    webhook.listen(0, "127.0.0.1", resolve);
  });
  const INQUIRY_WEBHOOK_URL = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
  const env = { INQUIRY_WEBHOOK_URL, INQUIRY_WEBHOOK_SECRET: secret };
  site = await openInquirySite({ name: `mail-${workerIndex}`, mail: true, env, periodScale: 0.1 });
});
test.afterAll(async () => {
  await site.close();
  webhook.close();
});

test("an inquiry is once in the database and once in the mailbox", async () => {
  const inquiry = newInquiry({ name: 'Zoë "Z" <z@elsewhere.example>' });
  const response = await post(site, { body: { ...inquiry, formToken: await formTokenOf(site) } });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()).sent;
  expect(reference).toMatch(/^INQ-/);
  await waitUntil("it is mailed", () => mailsOf(inquiry).length > 0);
  const [mail = "", ...others] = mailsOf(inquiry);
  expect(others).toEqual([]);
  expect(mail).toContain("To: sales@site.test");
  expect(mail).toContain("Subject: Inquiry: Oxygen plant");
  expect(mail).toMatch(/^Reply-To: .*(?:\r\n .*)?<asha@plant\.example>\r$/m);
  expect(mail).toContain("Phone: +91 98765 43210");
  expect(mail).toContain(`Reference: ${reference}`);
  expect(storedCopies(site, inquiry)).toMatchObject([{ reference }]);
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
  await waitUntil("it is mailed", () => mailsOf(inquiry).length > 0);
  expect(mailsOf(inquiry)).toHaveLength(1);
  expect(storedCopies(site, inquiry)).toHaveLength(1);
});

test("an inquiry reaches a webhook that was down, though the site was killed in between", async () => {
  status = 503;
  const inquiry = newInquiry();
  const response = await post(site, { body: { ...inquiry, formToken: await formTokenOf(site) } });
  const { reference } = (await response.json()).sent;
  await waitUntil("a try has failed", () => site.log().includes(`"reason":"status 503"`));
  await site.kill();
  status = 204;
  await site.start();
  const find = () => calls.filter(({ body }) => body.includes(reference));
  await waitUntil("the webhook has it", () => find().length > 0);
  const [{ body, headers }] = find() as [Call];
  expect(isSigned(headers, body, secret)).toBe(true);
  const { type, data } = JSON.parse(body);
  expect(type).toBe("inquiry.received");
  expect(data).toMatchObject({ ...inquiry, reference, language: "en" });
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
