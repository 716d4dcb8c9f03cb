/** Records that others use, planned publications, and what is to be repaired, by clicking. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { richText, timeToNow, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { MailServer } from "../../testing/sites/mail-server.ts";
import { create, logIn, titlesOf } from "./records.ts";

const mail = await MailServer.open();
const opened = await CmsWithBrowser.open({
  INQUIRY_SMTP_URL: mail.url,
  INQUIRY_FROM: "website@example.com",
});
after(async () => {
  await opened.close();
  await mail.close();
});
const { cms, api, admin } = opened;
const { page } = admin;
await admin.signIn("editor@example.com", "editor");

const products = () => titlesOf(cms, "product");
const isPublished = (title: string) => until(async () => (await products()).includes(title));
const publish = async (path: string, data: object): Promise<number> => (await create(api, path, data)).id;
const toRepair = page
  .locator(".desk section")
  .filter({ has: page.getByRole("heading", { name: "To repair on the site" }) });

/** @returns the id of a product that a plant shows */
async function newProduct(title: string, plant: string): Promise<number> {
  const id = await publish("/products", { title, description: richText("Text") });
  await publish("/references", { title: plant, year: "2020", products: [id] });
  await isPublished(title);
  return id;
}

async function clickUnpublish(): Promise<void> {
  await page.click(".doc-controls__popup button");
  await page.click("#action-unpublish");
  await page.click("#confirm-action:visible");
}

async function plan(type: "Publish" | "Unpublish"): Promise<void> {
  await page.click("#action-save-popup button");
  await page.click("#schedule-publish");
  await page.getByText(type, { exact: true }).and(page.locator("label, label *")).last().click();
  const time = page.locator(".react-datepicker__input-container input:visible").last();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const day = tomorrow.toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric" });
  await time.fill(`${day} 9:30 AM`);
  await time.press("Tab");
  await page.click("#scheduled-publish-save");
}

test("a record that others show is unpublished after “Shown on” was read, and what it leaves is to repair", async () => {
  const id = await newProduct("VN-100", "Steel works");
  await admin.open(`/collections/products/${id}`);
  await page.getByRole("heading", { name: "Shown on" }).waitFor();
  await clickUnpublish();
  await page.getByText("It is shown on: Plant: Steel works. Read").waitFor();
  assert.ok((await products()).includes("VN-100"));
  await page.getByLabel("I have read this").check();
  await clickUnpublish();
  await until(async () => !(await products()).includes("VN-100"));

  await admin.open("");
  assert.deepEqual(await toRepair.locator("li").allTextContents(), [
    "Plant: Steel works refers to Product: VN-100, which is not published",
  ]);
  await toRepair.getByRole("link").click();
  await page.getByText("It refers to Product: VN-100, which is not published.").waitFor();
  // A program with a key of its own is asked nothing.
  await api.send("PATCH", `/products/${id}`, { _status: "published" });
  await isPublished("VN-100");
  const { token } = (await (await logIn(cms, "api@example.com", api.password)).json()) as { token: string };
  const headers = { authorization: `JWT ${token}`, "content-type": "application/json" };
  const init = { method: "PATCH", headers, body: JSON.stringify({ _status: "draft" }) };
  assert.equal((await fetch(`${cms.url}/api/products/${id}`, init)).status, 200);
});

test("neither the trash nor a list takes a record away that others show", async () => {
  const id = await newProduct("VN-200", "Float glass");
  await publish("/banners", { name: "VN-200", title: "A banner" });
  const deletedAt = new Date().toISOString();
  const where = `/products?where[id][equals]=${id}`;
  for (const [method, path, data] of [
    ["PATCH", `/products/${id}`, { deletedAt }],
    ["PATCH", where, { deletedAt }],
    ["PATCH", where, { _status: "draft" }],
    ["DELETE", `/products/${id}`, undefined],
    ["DELETE", where, undefined],
  ] as const) {
    const { status, body } = await api.send(method, path, data);
    assert.ok(status >= 400, JSON.stringify(body));
    assert.match(JSON.stringify(body.errors), /It is shown on: Plant: Float glass; Banner: VN-200\./);
  }
  // A draft of it changes nothing that visitors see, and links follow its new title; its banner does not.
  const draft = { title: "VN-201", _status: "draft" };
  assert.equal((await api.send("PATCH", `/products/${id}?draft=true`, draft)).status, 200);
  const { status, body } = await api.send("PATCH", `/products/${id}`, { ...draft, _status: "published" });
  assert.equal(status, 409);
  assert.match(body.errors[0].message, /^By its title it is found by: Banner: VN-200\./);
  assert.ok((await products()).includes("VN-200"));
});

test("what could not be published or taken away at its time is not planned", async () => {
  const id = await newProduct("VN-300", "Refinery");
  await admin.open(`/collections/products/${id}`);
  await plan("Unpublish");
  await page.getByText("It is shown on: Plant: Refinery. Read").waitFor();
  const figure = { value: "5", label: "x".repeat(400), _status: "draft" };
  const { body } = await api.send("POST", "/figures?draft=true", figure);
  await admin.open(`/collections/figures/${body.doc.id}`);
  await plan("Publish");
  await page.getByText("“Label” has 400 characters. The site shows at most 300.").first().waitFor();
  const picture = await api.send("POST", "/gallery?draft=true", { title: "No image", _status: "draft" });
  await admin.open(`/collections/gallery/${picture.body.doc.id}`);
  await plan("Publish");
  await page.getByText(/It could not be published: .*Fill in “Image”\./).waitFor();
  await admin.open("");
  assert.equal(await page.getByRole("heading", { name: "Planned" }).count(), 0);
});

test("a planned publication that fails is told by mail, and is to repair until it is done", async () => {
  const path = `/collections${await opened.create("Planned in vain", "draft")}`;
  await admin.open(path);
  await plan("Publish");
  await page.locator(".schedule-publish__upcoming tbody tr").waitFor();
  const emptied = { title: "", _status: "draft" };
  await api.send("PATCH", `${path.replace("/collections", "")}?draft=true`, emptied);
  assert.equal(mail.mails.length, 0);
  cms.query(timeToNow);
  await until(() => mail.mails.length > 0);
  const text = mail.mails[0]?.replaceAll("=\r\n", "") ?? "";
  assert.match(text, /^To: editor@example\.com\r$/m);
  assert.match(text, /^Subject: Not published: Commitment/m);
  assert.match(text, new RegExp(`/admin${path}\\r$`, "m"));
  await admin.open("");
  await toRepair.getByText("was not published as planned: The following field is invalid: Title").waitFor();
  await api.send("PATCH", path.replace("/collections", ""), { title: "At last", _status: "published" });
  await until(async () => (await titlesOf(cms, "commitment")).includes("At last"));
  await admin.open("");
  assert.equal(await toRepair.getByText("as planned").count(), 0);
});
