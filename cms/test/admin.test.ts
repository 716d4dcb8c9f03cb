/** Through the admin, with the built site and its preview. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { FrameLocator, Page } from "playwright";
import type { Server } from "../../scripts/servers/servers.ts";
import type { AdminPage } from "../../testing/cms/admin-page.ts";
import { until } from "../../testing/cms/cms-process.ts";
import { type CmsWithSite, openCmsWithSite } from "../../testing/cms/cms-with-site.ts";

let opened: CmsWithSite;
let site: Server;
let preview: Server;
let admin: AdminPage;
let page: Page;

before(async () => {
  opened = await openCmsWithSite(".next-test");
  ({ site, preview, admin } = opened);
  page = admin.page;
});
after(() => opened?.close());

const previewOrigin = () => preview.url.replace("127.0.0.1", "localhost");
const productPath = "/product/details/1/vn-100-psa-nitrogen-generator";
const publicPage = async (path: string) => (await fetch(site.url + path)).text();

test("an editor signs in and sees the content", async () => {
  await admin.signIn("editor@example.com", "editor");
  await page.getByText("Products", { exact: true }).first().waitFor();
  await admin.picture("dashboard");
  await admin.open("/collections/products");
  await page.getByText("VN-100 PSA Nitrogen Generator").first().waitFor();
  await admin.picture("list");
});

test("a published title is on the site", async () => {
  await publicPage("/blogs");
  await admin.open("/collections/blog/1");
  await admin.type("#field-title", "A title for everybody");
  assert.doesNotMatch(await publicPage("/blogs"), /A title for everybody/);
  // Its banner is found by its title.
  await page.getByLabel("I have read this").check();
  await page.click("#action-save");
  await until(async () => (await publicPage("/blogs")).includes("A title for everybody"));
  await admin.picture("edit");
});

test("technical data of an import are in the form, and a changed row is published", async () => {
  await admin.open("/collections/products/1");
  const row = async (index: number, ...names: string[]) => {
    // The form makes fields as they come near to the view.
    for (const part of ["#field-specs", `#specs-row-${index}`])
      await page.locator(part).scrollIntoViewIfNeeded();
    return Promise.all(
      names.map((name) => {
        const field = `#field-specs__${index}__${name}`;
        const isChosen = name === "key" || name === "unit";
        return isChosen ? page.locator(`${field} .rs__single-value`).textContent() : page.inputValue(field);
      }),
    );
  };
  const names = ["key", "label", "value", "unit", "condition"];
  const capacity = "Capacity (compared between products)";
  assert.deepEqual(await row(0, ...names), [capacity, "Nitrogen", "164", "Nm³/h", "99\u00a0%"]);
  assert.deepEqual(await row(4, "key", "min", "max", "unit"), [
    "Purity (compared between products)",
    "99",
    "99.999",
    "%",
  ]);
  assert.doesNotMatch(await publicPage(productPath), /about 165/);
  await admin.type("#field-specs__0__value", "about 165");
  await page.click("#action-save");
  await until(async () => (await publicPage(productPath)).includes("about 165"));
  assert.deepEqual(await row(0, ...names), [capacity, "Nitrogen", "about 165", "Nm³/h", "99\u00a0%"]);
});

test("a draft is in the preview only, and the preview can be left", async () => {
  await admin.open("/collections/blog/1");
  await admin.type("#field-title", "A title for later");
  const link = (await page.locator("a#preview-button, a.preview-btn").first().getAttribute("href")) ?? "";
  assert.ok(link.startsWith(previewOrigin()), link);
  const tab = await page.context().newPage();
  const entering = tab.waitForRequest((request) => request.url().includes("token="));
  await tab.goto(link);
  const entry = (await entering).url();
  assert.equal((await fetch(entry, { redirect: "manual" })).status, 401, "it works once");
  await tab.getByRole("heading", { name: "A title for later" }).waitFor();
  assert.doesNotMatch(await publicPage("/blogs"), /A title for later/);
  const cookies = await page.context().cookies(previewOrigin());
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const path of [
    "/blogs",
    "/blogs/page/2",
    "/blogs?draft=true",
    "/drafts/website/blog/1",
    "/files/drafts/website/blog/1",
    "/files/..%2fdrafts/website/blog/1",
    link.slice(link.indexOf("/preview")),
    entry.slice(entry.indexOf("/preview")),
  ]) {
    const headers = { cookie, "x-preview": "1", "x-forwarded-host": new URL(preview.url).host };
    const text = await (await fetch(site.url + path, { headers })).text();
    assert.doesNotMatch(text, /A title for later/, path);
  }
  assert.deepEqual((await new AxeBuilder({ page: tab }).include("#preview-bar").analyze()).violations, []);
  const address = tab.url();
  await tab.getByText("Preview: visitors do not see drafts.").getByRole("link", { name: "Leave" }).click();
  await tab.waitForURL(/\/admin/);
  await tab.goto(address);
  await tab.getByText("This preview has ended").waitFor();
  await tab.close();
});

test("the page beside the form follows what somebody types, and stays at its place", async () => {
  await admin.open("/collections/blog/1");
  await page.click("#live-preview-toggler");
  const frame = page.frameLocator("#live-preview-iframe");
  await frame.getByRole("heading", { name: "A title for later" }).waitFor();
  const scrollTop = () => frame.locator("html").evaluate((html) => html.scrollTop);
  for (const title of ["While somebody types", "And goes on", "To the end"]) {
    await until(() => scrollTo(frame, 200));
    await page.fill("#field-title", title);
    await frame.getByRole("heading", { name: title }).waitFor();
    await until(async () => (await scrollTop()) === 200);
  }
  assert.equal(await frame.getByText("Preview: visitors").count(), 0);
  await until(() => scrollTo(frame, 0));
  await admin.picture("preview");
  assert.doesNotMatch(await publicPage("/blogs"), /To the end/);
  await page.setViewportSize({ width: 390, height: 844 });
  const [form, beside] = ["#field-title", "#live-preview-iframe"].map((part) => page.locator(part));
  await until(async () => ((await form?.boundingBox())?.width ?? 0) > 300);
  const { width = 0, height = 0 } = (await beside?.boundingBox()) ?? {};
  assert.ok(width > 300 && height > 250 && height < 500, `${width} x ${height}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.click("#live-preview-toggler");
  await page.locator("#live-preview-iframe").waitFor({ state: "hidden" });
});

test("an invalid record says at its field what is wrong", async () => {
  await admin.open("/collections/figures/create");
  await page.fill("#field-value", "5");
  await page.fill("#field-label", "x".repeat(400));
  await page.click("#action-save");
  await page.locator(".field-error, .tooltip--show").first().waitFor();
});

test("the admin asks no foreign host and keeps its policy", async () => {
  await admin.open("/collections/media");
  await admin.picture("media");
  assert.deepEqual(admin.foreign, []);
  assert.deepEqual(admin.violations, []);
});

/** @returns false while a reload is under way, which would go back to the place before it. */
function scrollTo(frame: FrameLocator, top: number): Promise<boolean> {
  return frame.locator("html").evaluate((html, top) => {
    html.scrollTo({ top, behavior: "instant" });
    return html.scrollTop === top && sessionStorage.getItem("reloaded-at") === null;
  }, top);
}
