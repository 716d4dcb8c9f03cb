/** The work of a translator, by clicking. The contract's answers stand for the site. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { filter, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { blockOf, stateOf } from "../server/rich-text/nodes.ts";
import { create } from "./records.ts";

const description =
  '<p>Plants for <strong>oxygen</strong>, see <a href="/contact">our page</a>.</p><table><tbody><tr><td>Flow</td><td>5</td></tr></tbody></table>';

const opened = await CmsWithBrowser.open({
  LOCALES: "en,hi",
  PREVIEW_URL: "http://localhost:4299",
  PREVIEW_SECRET: "secret-of-the-click-tests",
});
after(() => opened.close());
const { cms, api, admin } = opened;
const { page } = admin;
const text = stateOf([blockOf("html", { html: description }, "a1")]);
const { id } = await create(api, "/values", { title: "Clean hands", description: text });
await admin.signIn("editor@example.com", "editor");

const inHindi = async (base = "") => {
  const { data } = await cms.get(`${base}/website/values?${filter}&page=1&limit=9&locale=hi`);
  return data.find((each: { id: string }) => each.id === String(id));
};
const saved = () => page.waitForResponse((response) => response.url().includes("typing=true"));
/** By the link in the form of a record. */
const openTranslation = async (record: unknown) => {
  await admin.open(`/collections/values/${record}`);
  await page.getByText("missing", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Translate into Hindi" }).click();
  await page.waitForURL(/translations\/\d+$/);
};
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
/** Writes, and waits until the draft is saved. */
const write = async (name: string, text: string) => {
  const done = saved();
  await field(name).fill(text);
  await done;
};

test("a record is translated beside the English, and shown when the translation is published", async () => {
  await openTranslation(id);
  assert.equal(await field("Title in Hindi").getAttribute("lang"), "hi");
  await write("Title in Hindi", "साफ हाथ");
  await write("Text, 1 of 3 in Hindi", "ऑक्सीजन के प्लांट");
  // Marks are those of the English line.
  await field("Text, 1 of 3 in Hindi").press("Home");
  await page.keyboard.press("Control+Shift+ArrowRight");
  const marked = saved();
  await page.getByRole("button", { name: "Bold: Text, 1 of 3" }).click();
  await marked;
  const copied = saved();
  await page.getByRole("button", { name: "Copy the English: Text, 2 of 3" }).click();
  await copied;
  assert.equal(await field("Text, 3 of 3 in Hindi").count(), 0);
  await until(async () => (await inHindi("/drafts")).locale === "hi");
  assert.equal((await inHindi()).title, "Clean hands");

  await page.click("#action-save");
  await until(async () => (await inHindi()).locale === "hi");
  const shown = await inHindi();
  assert.equal(shown.title, "साफ हाथ");
  assert.match(shown.description, /^<p><strong>ऑक्सीजन ?<\/strong> ?के प्लांट<\/p>/);
  assert.match(shown.description, /<td>Flow<\/td><td>5<\/td>/);
  await page.getByText("Everything is translated.").waitFor();
});

test("what is pasted is text, and a line stays one line", async () => {
  const line = field("Text, 2 of 3 in Hindi");
  await line.fill("");
  const done = saved();
  await line.evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/plain", "एक\nदो");
    data.setData("text/html", '<h1 style="color:red">x</h1>');
    (element as HTMLElement).focus();
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press("Enter");
  await page.keyboard.type(" तीन");
  await done;
  assert.equal(await line.innerHTML(), "एक दो तीन");
  await until(async () => (await inHindi("/drafts")).description.includes("<td>एक दो तीन</td>"));
});

test("what is taken back leaves the form, and a cursor in a line changes nothing", async () => {
  await page.getByRole("button", { name: "Revert to published" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  const line = field("Text, 2 of 3 in Hindi");
  await until(async () => (await line.innerHTML()) === "Flow");
  await line.click();
  await field("Title in Hindi").click();
  assert.equal(await page.locator("#action-save").isDisabled(), true);
});

test("the preview of a translation is its page in Hindi", async () => {
  const link = page.locator("a[href*='/preview?']").first();
  await until(
    async () => (await link.getAttribute("href")) === "http://localhost:4299/preview?path=%2Fhi%2Four-values",
  );
});

test("a changed English text is marked, with the text before, until somebody decides", async () => {
  await api.send("PATCH", `/values/${id}`, { title: "Very clean hands", _status: "published" });
  await until(async () => (await inHindi()).title === "साफ हाथ");
  await admin.open("");
  const outdated = page.locator(".desk li").filter({ hasText: "outdated: the English has changed" });
  await outdated.getByRole("link", { name: /hands \(Hindi\)/ }).click();
  await page.waitForURL(/translations\/\d+$/);
  await page.getByText("English has changed.").waitFor();
  assert.equal(await page.locator("del").textContent(), "Clean hands");
  assert.match(
    (await page.locator(".translation__english").first().textContent()) ?? "",
    /^Very clean hands/,
  );
  await admin.picture("translation");
  const { violations } = await new AxeBuilder({ page }).include(".translation").analyze();
  assert.deepEqual(violations, []);

  const done = saved();
  await page.getByRole("button", { name: "The translation still fits" }).click();
  await done;
  await page.click("#action-save");
  await until(async () => {
    await admin.open("");
    return (await outdated.count()) === 0;
  });
});

test("the reason for which a translation is not published is in view, also below in the form", async () => {
  const { id: other } = await create(api, "/values", { title: "Tools & <tips>", description: text });
  await openTranslation(other);
  await write("Text, 2 of 3 in Hindi", "बहाव");
  await page.click("#action-save");
  const reason = page.getByText("Translate at least one text, with all its paragraphs, before you publish.");
  await reason.waitFor();
  assert.ok(await reason.evaluate((element) => element.getBoundingClientRect().top > 0));

  await write("Text, 1 of 3 in Hindi", "R & D <1>");
  await page.goto(`${page.url()}/versions`);
  await page.locator(".version-list tbody a").first().click();
  await page.getByText("R & D <1>").first().waitFor();
});

test("the lists say which translations lack texts", async () => {
  const { id: half } = await create(api, "/values", { title: "Half", description: text });
  await openTranslation(half);
  await write("Title in Hindi", "आधा");
  await page.click("#action-save");
  await page.getByText("2 of 3 texts have no translation.").waitFor();
  await admin.open("");
  await page
    .locator(".desk li")
    .filter({ hasText: "Half (Hindi) 2 of 3 texts have no translation" })
    .waitFor();
});

test("the form fits a phone", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await admin.open(`/collections/values/${id}`);
  await page.getByRole("link", { name: "Translate into Hindi" }).click();
  await field("Title in Hindi").waitFor();
  const width = await page.locator(".translation").evaluate((form) => form.scrollWidth);
  assert.ok(width <= 390, String(width));
  const [english, own] = [page.locator(".translation__english").first(), field("Title in Hindi")];
  assert.ok(((await english.boundingBox())?.y ?? 0) < ((await own.boundingBox())?.y ?? 0));
});

test("the admin asks no other host, and violates no policy", () => {
  assert.deepEqual(admin.foreign, []);
  assert.deepEqual(admin.violations, []);
});
