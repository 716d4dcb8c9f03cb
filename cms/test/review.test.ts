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
  await waiting.getByText("Is the second figure right?").waitFor();
  await waiting.getByRole("link", { name: "Commitment: Proposed by an author, better" }).click();
  await page.locator("#field-review__by").getByText("author").waitFor();
  opened.cms.query("DELETE FROM payload_locked_documents_rels; DELETE FROM payload_locked_documents;");
  await admin.open(`/collections${path}`);
  await page.click("#action-save");
  await until(async () => (await newest(path)).isReady === false);
  assert.equal((await newest(path)).comment, null);
  await admin.open("");
  await page.getByRole("searchbox").waitFor();
  assert.equal(await waiting.count(), 0);
});

test("the first page counts what is new, planned and broken, and each count leads to the list of exactly that", async () => {
  const { api, cms } = opened;
  await sendInquiry(cms, "INQ-7K3F-92QM.1", { name: "Asha", subject: "Oxygen" });
  await sendInquiry(cms, "INQ-AAAA-AAAA.1", { name: "Ravi", subject: "Answered" });
  const { body } = await api.send("GET", "/inquiries?where[subject][equals]=Answered");
  await api.send("PATCH", `/inquiries/${body.docs[0].id}`, { state: "answered" });
  const publish = async (kind: string, fields: object): Promise<number> =>
    (await create(api, `/${kind}`, fields)).id;
  await publish("certificates", { title: "ISO 9001", valid_until: "2020-01-01T12:00:00.000Z" });
  await publish("certificates", { title: "ISO 14001", valid_until: "2999-01-01T12:00:00.000Z" });
  const link = (url: string) => fromHtml(`<p><a href="${url}">A link</a></p>`, { file: () => undefined });
  await publish("commitments", { title: "Links well", description: link("/contact/about/product-1#form") });
  await publish("commitments", { title: "Links badly", description: link("/contacts") });
  await publish("commitments", { title: "Links as badly", description: link("/abouts") });
  for (const name of ["bare.png", "described.png", "unused.png", "banner.png", "dark.png"]) {
    const fields = name === "described.png" ? { alt: "A plant" } : {};
    const { doc } = (await upload(cms, api, { name, fields })).body;
    if (name === "banner.png") await publish("banners", { name: "about", title: "About", image: doc.id });
    else if (name !== "unused.png") await publish("gallery", { title: name, image: doc.id });
  }
  for (const title of ["Planned away", "Planned away, too"]) {
    const value = await publish("commitments", { title });
    const input = { type: "unpublish", doc: { relationTo: "commitments", value } };
    const job = { taskSlug: "schedulePublish", input, waitUntil: "2999-05-06T04:00:00.000Z" };
    await cms.run("../test/queue-job", JSON.stringify(job));
  }

  await admin.signIn("counter@example.com", "editor");
  /** The titles in the list to which a line of a section leads. */
  const listed = async (title: string, line: string) => {
    await admin.open("");
    await section(title).getByRole("link", { name: line, exact: true }).click();
    await page.waitForURL(/\/collections\/[^/]+\?/);
    const rows = page.locator(".collection-list tbody tr");
    // The rows of a list that is still loading have no links.
    await rows.locator("a").first().waitFor();
    return (await rows.evaluateAll((all) => all.map((row) => row.querySelector("a")?.textContent))).sort();
  };
  await admin.open("");
  assert.deepEqual(await section("To repair on the site").locator("li").allTextContents(), [
    "Certificate: ISO 9001 was valid until 1 Jan 2020",
    "2 Commitments with links or references that lead nowhere",
    "2 Files without an alt text, for people who cannot see the picture",
  ]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).include(".desk").analyze();
    assert.deepEqual(violations, []);
    assert.ok((await page.locator(".desk").evaluate((desk) => desk.scrollWidth - desk.clientWidth)) <= 0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.deepEqual(await listed("Inquiries", "1 new"), ["Oxygen"]);
  assert.deepEqual(await listed("Planned", "2 Commitments"), ["Planned away", "Planned away, too"]);
  assert.deepEqual(await listed("To repair on the site", "2 Commitments"), ["Links as badly", "Links badly"]);
  assert.deepEqual(await listed("To repair on the site", "2 Files"), ["bare.png", "dark.png"]);

  await admin.signIn("desk@example.com", "inquiries");
  await section("Inquiries").waitFor();
  assert.equal(await page.locator(".desk section").count(), 1);
  await admin.signIn("author@example.com", "author");
  await section("Planned").waitFor();
  assert.equal(await section("Inquiries").count(), 0);
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
  assert.deepEqual(await search("bare"), ["File: bare.png", "Picture: bare.png"]);
  assert.deepEqual(await search("home"), ["Home page"]);
  assert.deepEqual(await search("oxygen"), ["Inquiry: Oxygen"]);
  assert.deepEqual(await search("nowhere"), []);
  await page.getByText("There is nothing with these words.").waitFor();
  await search("bare");
  await section("Found for “bare”").getByRole("link", { name: "Picture: bare.png" }).press("Enter");
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
