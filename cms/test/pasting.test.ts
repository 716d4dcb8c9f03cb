/** Texts from other programs and links, by clicking. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Locator } from "playwright";
import { filter, Session, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { readCookie } from "../content/read-cookie.ts";
import { fromClipboard } from "../server/rich-text/from-clipboard.ts";
import { blockOf, paragraph, stateOf } from "../server/rich-text/nodes.ts";
import { create } from "./records.ts";

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { cms, api, admin } = opened;
const { page } = admin;
await page.clock.install();
await admin.signIn("editor@example.com", "editor");

/** Of the newest record, which comes first. */
const textOnSite = async (): Promise<string> =>
  (await cms.get(`/website/commitment?${filter}`)).data[0]?.description ?? "";

const newRecord = async (kind: string, data: object): Promise<number> =>
  (await create(api, `/${kind}`, data)).id;

/** Opens a new commitment and puts the cursor into its text. */
async function openText(title: string): Promise<void> {
  const id = await newRecord("commitments", { title });
  await admin.open(`/collections/commitments/${id}`);
  await page.locator(".rich-text-lexical [contenteditable]").first().click();
}

/** Opens a new commitment with a table of four cells, and puts the cursor into one of them. */
async function openTable(title: string, cell: string): Promise<void> {
  const { nodes } = fromClipboard(excel("Plant", "Nm3/h", "VN-100", "1,500"));
  const id = await newRecord("commitments", { title, description: stateOf(nodes as never) });
  await admin.open(`/collections/commitments/${id}`);
  await page.locator(".rich-text-lexical table").getByText(cell, { exact: true }).click();
}

/** A range of two columns. */
function excel(...cells: string[]): string {
  const rows = cells.map((cell, index) => (index % 2 ? `<td>${cell}</td></tr>` : `<tr><td>${cell}</td>`));
  return `<html><body><table><!--StartFragment--><col width=64>\n${rows.join("\n")}<!--EndFragment--></table></body></html>`;
}

/** Into the field with the cursor. */
const paste = (html: string, text = "text") =>
  page.locator("[contenteditable]:focus").evaluate(
    (element, { html, text }) => {
      const data = new DataTransfer();
      data.setData("text/html", html);
      data.setData("text/plain", text);
      const options = { clipboardData: data, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", options));
    },
    { html, text },
  );

/** Opens the dialog that makes a new text a link. */
async function openLink(title: string, text: string): Promise<Locator> {
  await openText(title);
  await page.keyboard.type(text);
  await page.keyboard.press("Shift+Home");
  // It is gray, and ignores clicks, until the editor has seen the selection.
  await page.locator(".toolbar-popup__button-link:not(.disabled)").click();
  return page.locator(".lexical-link-edit-drawer");
}

async function accept(dialog: Locator): Promise<void> {
  await admin.fieldsChecked();
  await dialog.getByRole("button", { name: /save|submit/i }).click();
}

/** Waits until a draft with it is saved, and publishes. */
async function publish(part: string): Promise<void> {
  await until(async () => {
    const { body } = await api.send("GET", "/commitments?draft=true&sort=-id&limit=1");
    return JSON.stringify(body.docs[0].description ?? "").includes(part);
  });
  await page.click("#action-save");
}

test("a range of Excel fills a table from the cell with the cursor, and the table grows", async () => {
  await openTable("Filled", "VN-100");
  await paste(excel("VN-200", "3,000", "VN-300", "<b>4,500</b>"));
  await page.locator(".rich-text-lexical table").getByText("VN-300").waitFor();
  await publish("VN-300");
  await until(async () => (await textOnSite()).includes("VN-300"));
  assert.equal(
    (await textOnSite()).replaceAll("\n", ""),
    "<table><thead><tr><th>Plant</th><th>Nm3/h</th></tr></thead><tbody><tr><td>VN-200</td><td>3,000</td></tr>" +
      "<tr><td>VN-300</td><td><strong>4,500</strong></td></tr></tbody></table>",
  );
});

test("a range of Excel in an empty table block becomes its table, with headers", async () => {
  const description = stateOf([blockOf("table", { content: stateOf([paragraph([])]) }, "empty")]);
  const id = await newRecord("commitments", { title: "Empty", description });
  await admin.open(`/collections/commitments/${id}`);
  await page.locator(".rich-text-lexical .rich-text-lexical [contenteditable]").last().click();
  await paste(excel("Plant", "Nm3/h", "VN-500", "7,500"));
  await page.locator(".rich-text-lexical table").getByText("VN-500").waitFor();
  await publish("VN-500");
  await until(async () => (await textOnSite()).includes("VN-500"));
  assert.match((await textOnSite()).replaceAll("\n", ""), /^<table><thead><tr><th>Plant<\/th>/);
});

test("a table with text around it is not pasted into a cell, and a notice says what to copy", async () => {
  await openTable("Refused", "VN-100");
  await paste(`<p>Before</p>${excel("VN-200", "3,000")}`);
  await page.getByText("Copy its rows only, without the text around it").waitFor();
  await paste("<h2>Heading</h2><ul><li>VN-</li></ul><p>400</p>");
  await page.locator(".rich-text-lexical table").getByText("400").waitFor();
  await publish("400");
  await until(async () => (await textOnSite()).includes("400"));
  assert.doesNotMatch(await textOnSite(), /VN-200|Before|<h2>|<li>/);
});

test("a text of Word keeps its list, and a notice says that its picture was left out", async () => {
  await openText("Lists");
  const item = (text: string) =>
    `<p class=MsoListParagraph><![if !supportLists]><span style="mso-list:Ignore">·&nbsp;</span><![endif]>${text}<o:p></o:p></p>`;
  await paste(`<h1>Parts</h1>${item("Cold box")}${item("Pump")}<p><img src="file:///C:/clip.png"></p>`);
  await page.getByText("Left out: 1 picture.").waitFor();
  await publish("Pump");
  await until(async () => (await textOnSite()).includes("Pump"));
  assert.equal(
    (await textOnSite()).replaceAll("\n", ""),
    "<h2>Parts</h2><ul><li>Cold box</li><li>Pump</li></ul>",
  );
});

test("a pasted word stays in its line", async () => {
  await openText("Words");
  await page.keyboard.type("One ");
  await paste("<span style='color:red'><b>two</b></span>");
  await page.locator(".rich-text-lexical strong").getByText("two").waitFor();
  await page.keyboard.type(" three");
  await publish("three");
  await until(async () => (await textOnSite()).includes("three"));
  assert.match(await textOnSite(), /^<p>One <strong>two/);
});

test("without a connection the text itself is pasted, and a notice says so", async () => {
  await openText("Offline");
  await page.route("**/api/paste?*", (route) => route.abort());
  await paste("<p>a <b>b</b></p>", "a b");
  await page.getByText("Only the text was pasted").waitFor();
  await page.locator(".rich-text-lexical").getByText("a b").waitFor();
  await page.unroute("**/api/paste?*");
});

test("a link leads to a record that was picked, also after it was renamed", async () => {
  const product = await newRecord("products", { title: "A plant" });
  const dialog = await openLink("Links", "plant");
  await dialog.getByText("Internal Link").click();
  await dialog.locator("#field-doc .rs__control").click();
  await page.locator(".rs__option").getByText("A plant").click();
  await accept(dialog);
  await publish('"internal"');
  await until(async () => (await textOnSite()).includes(`/product/details/${product}/a-plant`));
  await api.send("PATCH", `/products/${product}`, { title: "Another plant", _status: "published" });
  await until(async () => (await textOnSite()).includes(`/product/details/${product}/another-plant`));
  const reader = new Session(cms.url, `${api.cookie}; ${readCookie}=products/${product}`, api.password);
  await reader.send("PATCH", `/products/${product}`, { _status: "draft" });
  await until(async () => (await textOnSite()) === "<p>plant</p>");
});

test("a link leads to a page of the site that was picked", async () => {
  const dialog = await openLink("Pages", "contact");
  await dialog.locator("#field-url-page .rs__control").click();
  await page.locator(".rs__option").getByText("/our-story", { exact: true }).click();
  await accept(dialog);
  await publish("/our-story");
  await until(async () => (await textOnSite()) === '<p><a href="/our-story">contact</a></p>');
});
