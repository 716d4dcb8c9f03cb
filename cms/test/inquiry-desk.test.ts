/** The work with inquiries: who answers which, by which mail, that they are deleted, and what the site has counted. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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
  /** Answers as app/api/metrics/usage does. */
  const site = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://site");
    if (url.pathname !== "/api/metrics/usage" || request.headers.authorization !== "Bearer of-the-site-12345")
      return response.writeHead(200).end();
    const month = url.searchParams.get("month") ?? "2026-05";
    if (month === "2000-01") return response.writeHead(503).end();
    if (url.searchParams.get("format") === "csv") return response.end(`day,kind\r\n${month}-04,page\r\n`);
    const total = month === "2020-01" ? 0 : 1_203;
    const names = total > 0 ? [["helium plant", 1_200]] : [];
    const sections = [{ title: "Searches without a result", total, names }];
    response.end(JSON.stringify({ month, keptDays: 123, sections }));
  });

  before(async () => {
    mail = await MailServer.open();
    await once(site.listen(0, "127.0.0.1"), "listening");
    opened = await CmsWithBrowser.open({
      INQUIRY_SMTP_URL: mail.url,
      INQUIRY_FROM: "website@example.com",
      REVALIDATE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}/api/revalidate`,
      REVALIDATE_SECRET: "of-the-site-12345",
    });
    ({ admin } = opened);
    await receive(opened.cms, `${reference}.1`, { subject: "Oxygen & argon" });
    await opened.cms.createUser("ravi@example.com", "inquiries");
    await admin.signIn("editor@example.com", "editor");
  });
  after(async () => {
    await opened?.close();
    await mail?.close();
    site.close();
    site.closeAllConnections();
  });

  test("an editor sees what the site has counted, and nobody else without signing in", async () => {
    const { page } = admin;
    await admin.open("/");
    await page.getByRole("link", { name: "What the site earns" }).first().waitFor({ state: "attached" });
    await admin.open("/usage");
    await page.getByRole("heading", { name: "What the site earns: May 2026" }).waitFor();
    assert.match(await page.title(), /^What the site earns/);
    await page.getByRole("heading", { name: "Searches without a result: 1,203" }).waitFor();
    assert.deepEqual(await page.locator(".usage li").allTextContents(), [
      "helium plant 1,200",
      "All others 3",
    ]);
    await page.getByText("Counts are kept for 123 days.").waitFor();
    await page.getByRole("link", { name: "April 2026" }).click();
    await page.getByRole("heading", { name: "What the site earns: April 2026" }).waitFor();
    await page.getByRole("link", { name: "May 2026" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download the counts of each day as CSV" }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "usage-2026-04.csv");
    assert.match(readFileSync(await download.path(), "utf8"), /^day,kind\r\n2026-04-04/);
    const response = await fetch(`${opened.cms.url}/admin/usage`);
    assert.doesNotMatch(await response.text(), /helium plant/);
    assert.equal((await fetch(`${opened.cms.url}/api/usage.csv`)).status, 403);
  });

  test("months that are empty, unknown or to come, and a site that does not answer, are told in words", async () => {
    const { page } = admin;
    await admin.open("/usage?month=2020-01");
    await page.getByText("Nothing was counted in this month.").waitFor();
    await admin.open("/usage?month=2026-13");
    await page.getByRole("heading", { name: "What the site earns: May 2026" }).waitFor();
    await admin.open("/usage?month=2999-12");
    await page.getByRole("link", { name: "November 2999" }).waitFor();
    assert.equal(await page.locator(".usage nav a").count(), 1);
    await admin.open("/usage?month=2000-01");
    await page.getByText("The site did not answer.").waitFor();
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

  test("an admin finds an inquiry by its reference and deletes it, after a question", async () => {
    const { page } = admin;
    await admin.signIn("admin@example.com", "admin");
    await admin.open(`/collections/inquiries?search=INQ-BBBB-BBBB`);
    await page.getByRole("link", { name: "Second" }).click();
    await page.waitForURL(/inquiries\/\d+/);
    await page.click(".doc-controls__popup button");
    await page.click("#action-delete");
    assert.deepEqual(await references(opened.api), [reference, "INQ-BBBB-BBBB"]);
    await page.click("#confirm-action:visible");
    await until(async () => (await references(opened.api)).join() === reference);
  });
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
