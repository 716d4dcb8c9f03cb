/** "Ready for review", and the first page of the admin, by clicking. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { richText, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { MailServer } from "../../testing/sites/mail-server.ts";
import { fromHtml } from "../server/rich-text/from-html.ts";
import { create, sendInquiry, upload } from "./records.ts";

const mail = await MailServer.open();
const opened = await CmsWithBrowser.open({
  INQUIRY_SMTP_URL: mail.url,
  INQUIRY_FROM: "website@example.com",
  SITE_URL: "http://localhost:3000",
});
after(async () => {
  await opened.close();
  await mail.close();
});
const { admin } = opened;
const { page } = admin;

const section = (title: string) =>
  page.locator(".desk section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const newest = async (path: string) =>
  (await opened.api.send("GET", `${path}?draft=true&depth=0`)).body.review;

test("an author asks for a review, an editor is told and publishes", async () => {
  const path = await opened.create("Of the editor");
  await admin.signIn("author@example.com", "author");
  await admin.open(`/collections${path}`);
  await admin.type("#field-title", "Proposed by an author");
  await admin.type("#field-review__comment", "Is the second figure right?");
  assert.equal(mail.mails.length, 0);
  await page.getByText("Editors are told by mail.").waitFor();
  await page.check("#field-review__isReady");
  await until(() => mail.mails.length > 0);
  const [text = ""] = mail.mails;
  assert.match(text, /^To: api@example\.com\r$/m);
  assert.match(text, /^Subject: Ready for review: Proposed by an author\r$/m);
  const lines = text.replaceAll("=\r\n", "");
  assert.match(lines, /author asks for a review:/);
  assert.match(lines, /Is the second figure right\?/);
  assert.match(lines, new RegExp(`/admin/collections${path}\\r$`, "m"));
  // Text that is typed afterwards asks nobody again.
  await admin.type("#field-title", "Proposed by an author, better");
  assert.equal(mail.mails.length, 1);

  await admin.signIn("editor@example.com", "editor");
  const waiting = section("Waiting for review");
  await waiting.getByText("asked by author: Is the second figure right?").waitFor();
  await waiting.getByRole("link", { name: "Commitment: Proposed by an author, better" }).click();
  await page.locator("#field-review__by").getByText("author").waitFor();
  opened.cms.query("DELETE FROM payload_locked_documents_rels; DELETE FROM payload_locked_documents;");
  await admin.open(`/collections${path}`);
  await page.click("#action-save");
  await until(async () => (await newest(path)).isReady === false);
  assert.equal((await newest(path)).comment, null);
  await admin.open("");
  await section("Edited last").getByText("Proposed by an author, better").waitFor();
  assert.equal(await waiting.count(), 0);
});

test("the first page has new inquiries, what is planned and what is broken", async () => {
  const { api, cms } = opened;
  await sendInquiry(cms, "INQ-7K3F-92QM.1", { name: "Asha", subject: "Oxygen" });
  const publish = async (kind: string, fields: object): Promise<number> =>
    (await create(api, `/${kind}`, fields)).id;
  await publish("certificates", { title: "ISO 9001", valid_until: "2020-01-01T12:00:00.000Z" });
  await publish("certificates", { title: "ISO 14001", valid_until: "2999-01-01T12:00:00.000Z" });
  const link = (url: string) => fromHtml(`<p><a href="${url}">A link</a></p>`, { file: () => undefined });
  await publish("commitments", { title: "Links well", description: link("/contact/about/product-1#form") });
  await publish("commitments", { title: "Links badly", description: link("/contacts") });
  const { doc } = (await upload(cms, api, { name: "bare.png" })).body;
  await publish("gallery", { title: "Bare", image: doc.id });
  const id = await publish("commitments", { title: "Planned away" });
  const job = {
    taskSlug: "schedulePublish",
    input: { type: "unpublish", doc: { relationTo: "commitments", value: id } },
    waitUntil: "2999-05-06T04:00:00.000Z",
  };
  await cms.run("../test/queue-job", JSON.stringify(job));

  await admin.open("");
  await section("New inquiries").getByRole("link", { name: "Oxygen" }).waitFor();
  const month = section("Planned").getByRole("table", { name: "May 2999" });
  const day = month.getByRole("cell").filter({ has: page.locator('[datetime="2999-05-06"]') });
  await day.getByText("unpublish at 09:30").waitFor();
  await day.getByRole("link", { name: "Commitment: Planned away" }).waitFor();
  assert.equal(await month.getByRole("columnheader").first().textContent(), "Mon");
  assert.equal(await month.locator("time").count(), 31);
  assert.deepEqual(await section("To repair on the site").locator("li").allTextContents(), [
    "Certificate: ISO 9001 was valid until 1 Jan 2020",
    "Commitment: Links badly links to /contacts, which is not there",
    "1 picture without an alt text for people who cannot see them",
  ]);
  assert.match(
    (await section("New inquiries").locator("li").textContent()) ?? "",
    /^Oxygen Asha, \d{1,2} \w{3} \d{4} \d\d:\d\d$/,
  );
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).include(".desk").analyze();
    assert.deepEqual(violations, []);
    assert.ok((await page.locator(".desk").evaluate((desk) => desk.scrollWidth - desk.clientWidth)) <= 0);
    await day.getByText("unpublish at 09:30").waitFor();
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await admin.signIn("desk@example.com", "inquiries");
  await section("New inquiries").waitFor();
  assert.equal(await page.locator(".desk section").count(), 1);
  await admin.signIn("author@example.com", "author");
  await section("Edited last").waitFor();
  assert.equal(await section("New inquiries").count(), 0);
});

test("a field on the first page finds records of all kinds, and says when there are none", async () => {
  const { api } = opened;
  const product = { title: "VN-100 PSA generator", description: richText("Text"), _status: "published" };
  await api.send("POST", "/products", product);
  await api.send("POST", "/pages?draft=true", {
    title: "Careers fair",
    key: "hannover-2027",
    _status: "draft",
  });
  const search = async (words: string) => {
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    const found = section(`Found for “${words}”`);
    await found.waitFor();
    return (await found.locator("a").allTextContents()).sort();
  };
  await admin.signIn("finder@example.com", "editor");
  assert.deepEqual(await search("psa vn-100"), ["Product: VN-100 PSA generator"]);
  assert.deepEqual(await search("hannover-2027"), ["Page: Careers fair"]);
  assert.deepEqual(await search("bare"), ["File: bare.png", "Picture: Bare"]);
  assert.deepEqual(await search("home"), ["Home page"]);
  assert.deepEqual(await search("oxygen"), ["Inquiry: Oxygen"]);
  assert.deepEqual(await search("nowhere"), []);
  await page.getByText("There is nothing with these words.").waitFor();
  await search("bare");
  await section("Found for “bare”").getByRole("link", { name: "Picture: Bare" }).press("Enter");
  await page.waitForURL(/\/collections\/gallery\/\d+/);

  await admin.signIn("desk@example.com", "inquiries");
  assert.deepEqual(await search("bare"), []);
  assert.deepEqual(await search("oxygen"), ["Inquiry: Oxygen"]);
});

test("the mark is the company's, and the site is one click away, on a phone, too", async () => {
  await admin.open("");
  const site = page.getByRole("link", { name: "View site" });
  assert.equal(await site.getAttribute("href"), "http://localhost:3000");
  assert.equal(await page.locator(".graphic-icon, .graphic-logo").count(), 0);
  assert.match((await page.locator("header img").first().getAttribute("src")) ?? "", /^data:image\/svg/);
  const icon = page.locator("head link[rel=icon]").first();
  assert.match((await icon.getAttribute("href")) ?? "", /^data:image\/svg/);

  await admin.signIn("phone@example.com", "editor");
  const path = await opened.create("A commitment with a name that is longer than a phone is wide");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ["", "/versions"]) {
    await admin.open(`/collections${path}${view}`);
    await site.click({ trial: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  }
  const status = page.getByRole("columnheader", { name: "Status" });
  const { x = 0, width = 0 } = (await status.boundingBox()) ?? {};
  assert.ok(x > 0 && x + width <= 390, `${x} + ${width}`);
});
