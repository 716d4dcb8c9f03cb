/** The work with inquiries: who answers which, by which mail, and that they are deleted. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import type { AdminPage } from "../../testing/cms/admin-page.ts";
import { type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { MailServer } from "../../testing/sites/mail-server.ts";
import { databases } from "./databases.ts";
import { sendInquiry } from "./records.ts";

const reference = "INQ-7K3F-92QM";

async function receive(cms: TestCms, key: string, data: object = {}): Promise<void> {
  const { status } = await sendInquiry(cms, key, { email: "asha+plant@example.com", ...data });
  assert.equal(status, 201);
}

const references = async (session: Session): Promise<string[]> =>
  (await session.send("GET", "/inquiries?limit=0&sort=reference")).body.docs.map(
    ({ reference }: { reference: string }) => reference,
  );

for (const [database, newDatabase] of databases)
  test(`inquiries are deleted from ${database} by their reference, and when they are old`, async (t) => {
    const cms = new TestCms(newDatabase());
    t.after(() => cms.remove());
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    await receive(cms, `${reference}.1`, { message: "To be forgotten" });
    await receive(cms, "INQ-AAAA-AAAA.1");
    await receive(cms, "INQ-BBBB-BBBB.1");
    await receive(cms, "INQ-CCCC-CCCC.1");
    await assert.rejects(cms.run("erase-cli", "INQ-0000-0000"), /There is no inquiry INQ-0000-0000/);
    assert.match(await cms.run("erase-cli", reference), /^1 inquiry deleted\.$/m);
    assert.deepEqual(await references(editor), ["INQ-AAAA-AAAA", "INQ-BBBB-BBBB", "INQ-CCCC-CCCC"]);
    // One that is old but was worked on since, and one that is old.
    const old = "'2020-01-01T00:00:00.000Z'";
    cms.query(`UPDATE inquiries SET received_at = ${old} WHERE reference <> 'INQ-CCCC-CCCC';`);
    cms.query(`UPDATE inquiries SET updated_at = ${old} WHERE reference = 'INQ-AAAA-AAAA';`);
    await cms.stop();
    if (database === "sqlite")
      for (const file of ["cms.sqlite", "cms.sqlite-wal"])
        assert.doesNotMatch(readIfThere(join(cms.dataDir, file)), /To be forgotten/);
    await cms.start();
    assert.deepEqual(await references(editor), ["INQ-BBBB-BBBB", "INQ-CCCC-CCCC"]);
  });

test("without a limit, old inquiries stay", async (t) => {
  const cms = new TestCms({ INQUIRY_MONTHS: "0" });
  t.after(() => cms.remove());
  await cms.start();
  const editor = await cms.signIn("editor@example.com", "editor");
  await receive(cms, `${reference}.1`);
  cms.query("UPDATE inquiries SET received_at = '2001-01-01', updated_at = '2001-01-01';");
  await cms.stop();
  await cms.start();
  assert.deepEqual(await references(editor), [reference]);
});

suite("at the desk", () => {
  let opened: CmsWithBrowser;
  let admin: AdminPage;
  let mail: MailServer;
  before(async () => {
    mail = await MailServer.open();
    opened = await CmsWithBrowser.open({
      INQUIRY_SMTP_URL: mail.url,
      INQUIRY_FROM: "website@example.com",
    });
    ({ admin } = opened);
    await receive(opened.cms, `${reference}.1`, { subject: "Oxygen & argon" });
    opened.cms.createUser("ravi@example.com", "inquiries");
    await admin.signIn("editor@example.com", "editor");
  });
  after(async () => {
    await opened?.close();
    await mail?.close();
  });

  test("a reply is begun from the list and from the form, with reference and greeting", async () => {
    const { page } = admin;
    const expected =
      "mailto:asha%2Bplant@example.com?subject=Re%3A%20Oxygen%20%26%20argon%20%5BINQ-7K3F-92QM%5D&body=Dear%20Asha%20Rao%2C%0D%0A%0D%0A";
    const link = page.getByRole("link", { name: "Reply by mail" });
    await admin.open("/collections/inquiries");
    assert.equal(await link.getAttribute("href"), expected);
    await page.getByRole("link", { name: "Oxygen & argon" }).click();
    await page.waitForURL(/inquiries\/\d+/);
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), expected);
  });

  test("whom an inquiry is given to is told by mail, without the visitor's words", async () => {
    const { page } = admin;
    await page.getByText("Whom you choose is told by mail.").waitFor();
    await page.locator("#field-assignee .rs__control").click();
    await page.locator("#field-assignee .rs__option").getByText("ravi").click();
    await page.click("#action-save");
    await until(() => mail.mails.length > 0);
    const [text = ""] = mail.mails;
    assert.match(text, /^From: CMS <website@example\.com>\r$/m);
    assert.match(text, /^To: ravi@example\.com\r$/m);
    assert.match(text, /^Subject: Inquiry INQ-7K3F-92QM is yours\r$/m);
    assert.match(text.replaceAll("=\r\n", ""), /\/admin\/collections\/inquiries\/1\r$/m);
    assert.doesNotMatch(text, /Asha|200 t/);
  });

  test("an inquiry is assigned although the mail server refuses the mail", async () => {
    mail.rejection = "not now";
    const { body } = await opened.api.send("GET", "/users?where[email][equals]=api@example.com");
    await receive(opened.cms, "INQ-BBBB-BBBB.1", { subject: "Second" });
    const ravi = await opened.cms.signIn("ravi@example.com", "inquiries");
    const data = { assignee: body.docs[0].id };
    const { status } = await ravi.send("PATCH", "/inquiries/2", data);
    assert.equal(status, 200);
    await until(() => opened.cms.output.includes("a mail was not sent"));
    assert.equal(mail.mails.length, 1);
  });

  test("nobody gets an inquiry who may not open it", async () => {
    const { page } = admin;
    opened.cms.createUser("writer@example.com", "author");
    await admin.open("/collections/inquiries/2");
    await page.locator("#field-assignee .rs__control").click();
    await page.locator("#field-assignee .rs__option").getByText("ravi").waitFor();
    assert.equal(await page.locator("#field-assignee .rs__option").getByText("writer").count(), 0);
    const { body } = await opened.api.send("GET", "/users?where[email][equals]=writer@example.com");
    const { status } = await opened.api.send("PATCH", "/inquiries/2", { assignee: body.docs[0].id });
    assert.equal(status, 400);
  });
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
