/** The work of editors, by clicking. The contract's answers stand for the site. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { timeToNow, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { logIn, sendInquiry, titlesOf } from "./records.ts";

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { cms, api, admin } = opened;
const { page } = admin;
await admin.signIn("editor@example.com", "editor");

const titles = () => titlesOf(cms, "commitment");
const shows = (title: string) => until(async () => (await titles()).includes(title));
const hides = (title: string) => until(async () => !(await titles()).includes(title));

/** @returns the path of the record in the admin */
const create = async (title: string, status?: string) => `/collections${await opened.create(title, status)}`;

test("a record is taken off the site", async () => {
  await admin.open(await create("Unpublished by a click"));
  await shows("Unpublished by a click");
  await page.click(".doc-controls__popup button");
  await page.click("#action-unpublish");
  await page.click("#confirm-action:visible");
  await hides("Unpublished by a click");
});

test("an earlier version is restored, and says who made it", async () => {
  const path = await create("Restored by a click");
  await api.send("PATCH", path.replace("/collections", ""), { title: "A mistake", _status: "published" });
  await shows("A mistake");
  await admin.open(`${path}/versions`);
  await page.getByText("Currently Published").first().waitFor();
  const rows = page.locator("tbody tr");
  assert.match((await rows.first().textContent()) ?? "", /apiCurrently Published$/);
  assert.match((await rows.last().textContent()) ?? "", /apiPreviously Published$/);
  await admin.picture("versions");
  await rows.last().getByRole("link").first().click();
  await page
    .getByText("api@example.com")
    .or(page.getByText("api", { exact: true }))
    .first()
    .waitFor();
  await page.click(".restore-version button");
  await page.click("#confirm-action:visible");
  await shows("Restored by a click");
  await hides("A mistake");
});

test("a number is read as it was typed, and a text that is none stays with a message beside it", async () => {
  await admin.open("/collections/catalogues/create");
  await page.fill("#field-title", "Guide");
  const path = (await admin.saveNew()).replace("/collections", "");
  const pages = page.locator("#field-page_count");
  await pages.pressSequentially("12-14");
  const message = page.getByText("Enter one number, such as 1200 or 6.5.");
  await message.first().waitFor();
  assert.equal(await pages.inputValue(), "12-14");
  await pages.fill("1,200");
  await until(async () => (await api.send("GET", `${path}?draft=true`)).body.page_count === 1200);
});

test("a new record is there once it is saved, and nothing that is typed meanwhile is lost", async () => {
  await admin.open("/collections/commitments/create");
  const before = (await api.send("GET", "/commitments?draft=true&limit=0")).body.totalDocs;
  await page.fill("#field-title", "Begun");
  await page.locator("#field-title").blur();
  assert.equal((await api.send("GET", "/commitments?draft=true&limit=0")).body.totalDocs, before);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/commitments?*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.click("#action-save-draft");
  await page.locator("form[inert]").waitFor();
  release();
  await page.waitForURL(/commitments\/\d+$/);
  await admin.type("#field-title", "Begun, and typed on");
  assert.equal(
    await opened.newestTitle(new URL(page.url()).pathname.slice("/admin/collections".length)),
    "Begun, and typed on",
  );
  await page.unroute("**/api/commitments?*");
});

test("a press on Publish right after the last key publishes what was typed", async () => {
  await admin.open(await create("Before the press"));
  await page.locator("#field-title").press("ControlOrMeta+A");
  await page.keyboard.type("Typed before the press");
  await page.click("#action-save");
  await shows("Typed before the press");
});

test("a draft is published at its time", async () => {
  await admin.open(await create("Scheduled by a click", "draft"));
  await page.click("#action-save-popup button");
  await page.click("#schedule-publish");
  // The drawer proposes the opposite where no version is newer than the last one.
  await page.getByText("Publish", { exact: true }).and(page.locator("label, label *")).last().click();
  const time = page.locator(".react-datepicker__input-container input:visible").last();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const day = tomorrow.toLocaleDateString("en-US", { day: "numeric", month: "short", year: "numeric" });
  await time.fill(`${day} 9:30 AM`);
  await time.press("Tab");
  await admin.picture("schedule");
  await page.click("#scheduled-publish-save");
  await page.locator(".schedule-publish__upcoming tbody tr").waitFor();
  assert.ok(!(await titles()).includes("Scheduled by a click"));
  cms.query(timeToNow);
  await shows("Scheduled by a click");
});

test("inquiries arrive, and what is ours there is accessible", async () => {
  await sendInquiry(cms, "INQ-7K3F-92QM.admin-test", {
    email: "asha.rao.of.the.purchasing.department@example.com",
    company: "Steel works",
    subject: "Oxygen for a furnace",
  });
  await admin.open("/collections/inquiries");
  const { violations } = await new AxeBuilder({ page }).include('a[href="/api/inquiries/csv"]').analyze();
  assert.deepEqual(violations, []);
  await page.getByRole("link", { name: "Oxygen for a furnace" }).click();
  await page.waitForURL(/inquiries\/\d+/);
  await page.waitForFunction(() => document.body.innerHTML.includes("We need 200 t/d."));
  await admin.picture("inquiry");
  await page.setViewportSize({ width: 390, height: 844 });
  const isCut = page.locator("#field-email").evaluate((field) => field.scrollWidth > field.clientWidth);
  assert.equal(await isCut, false);
  assert.equal(await page.locator("#field-phone").count(), 0);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test("an author saves drafts and is offered nothing more", async () => {
  const path = await create("Of the editor");
  await admin.signIn("author@example.com", "author");
  assert.equal(await page.getByRole("link", { name: "Inquiries" }).count(), 0);
  await admin.open(path);
  await admin.type("#field-title", "Proposed by an author");
  for (const button of ["#action-save", "#action-unpublish", "#action-delete"])
    assert.equal(await page.locator(button).count(), 0, button);
  assert.ok((await titlesOf(cms, "commitment", "/drafts")).includes("Proposed by an author"));
  assert.ok((await titles()).includes("Of the editor"));
});

test("the staff of inquiries sees nothing else", async () => {
  await admin.signIn("desk@example.com", "inquiries");
  await page.getByText("Inquiries", { exact: true }).first().waitFor();
  for (const name of ["Products", "Files", "Company and contact"])
    assert.equal(await page.getByText(name, { exact: true }).count(), 0, name);
  await admin.open("/collections/inquiries");
  await page.getByRole("link", { name: "Oxygen for a furnace" }).waitFor();
});

test("the admin of users creates one, who can sign in", async () => {
  await admin.signIn("admin@example.com", "admin");
  await admin.open("/collections/users/create");
  await page.fill("#field-name", "New");
  await page.fill("#field-email", "new@example.com");
  await page.fill("#field-password", "long-enough-password");
  await page.fill("#field-confirm-password", "long-enough-password");
  await page.click("#action-save");
  await page.waitForURL(/users\/\d+/);
  assert.equal((await logIn(cms, "new@example.com", "long-enough-password")).status, 200);
});
