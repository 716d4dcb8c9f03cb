/** A new user is invited by mail. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { MailServer } from "../../testing/sites/mail-server.ts";

const mail = await MailServer.open();
const opened = await CmsWithBrowser.open({
  INQUIRY_SMTP_URL: mail.url,
  INQUIRY_FROM: "website@example.com",
});
after(async () => {
  await opened.close();
  await mail.close();
});

test("who is invited chooses a password by the link in the mail, once, and signs in", async () => {
  const { admin, cms } = opened;
  const { page } = admin;
  await admin.signIn("admin@example.com", "admin");
  await admin.open("/collections/users/create");
  await page.fill("#field-name", "Meera");
  await page.fill("#field-email", "meera@example.com");
  await page.fill("#field-password", "of-the-admin-alone");
  await page.fill("#field-confirm-password", "of-the-admin-alone");
  await page.click("#action-save");
  await until(() => mail.mails.length > 0);
  const text = mail.mails[0]?.replaceAll("=\r\n", "") ?? "";
  assert.match(text, /^To: meera@example\.com\r$/m);
  const link = /^(http:\S+\/admin\/reset\/\w+)\r$/m.exec(text)?.[1] ?? "";
  assert.ok(link.startsWith(cms.url), text);
  const path = new URL(link).pathname.replace("/admin", "");

  const set = (password: string) => {
    const body = JSON.stringify({ token: path.split("/").at(-1), password });
    const headers = { "content-type": "application/json", origin: cms.url };
    return fetch(`${cms.url}/api/users/reset-password`, { method: "POST", headers, body });
  };
  assert.equal((await set("short")).status, 400);
  await page.context().clearCookies();
  await page.clock.install();
  await admin.open(path);
  await page.fill("#field-password", "a-password-of-meera");
  await page.fill("#field-confirm-password", "a-password-of-meera");
  await admin.fieldsChecked();
  await page.click("button[type=submit]");
  await page.waitForURL(/\/admin$/);
  assert.equal((await set("another-password")).status, 403);
  await page.context().clearCookies();
  await admin.open("");
  await admin.fillLogin("meera@example.com", "a-password-of-meera");
});

test("a command, which shows a password, mails nothing", async () => {
  const before = mail.mails.length;
  await opened.cms.run("user-cli", "shown@example.com", "--role", "author");
  assert.equal(mail.mails.length, before);
});
