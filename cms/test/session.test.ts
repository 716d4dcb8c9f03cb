/** A session that ends while somebody types, and keys in a date picker, in a browser. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { cms, admin } = opened;

test("who is signed out while typing signs in again in place, and the text is saved", async () => {
  const { page } = admin;
  const path = await opened.create("Before the end");
  await admin.signIn("editor@example.com", "editor");
  await admin.open(`/collections${path}`);
  await admin.type("#field-title", "Still signed in");
  await page.context().clearCookies();
  await page.fill("#field-title", "Typed after the end");
  const dialog = page.getByRole("heading", { name: "Your session has ended" });
  await dialog.waitFor();
  // A save that is on its way may bring it back at once.
  await until(async () => {
    await page.keyboard.press("Escape");
    return dialog.isHidden();
  });
  // The text is sent again, and refused for the same reason.
  await dialog.waitFor();
  await page.getByLabel("Password").fill("wrong-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").filter({ hasText: "incorrect" }).waitFor();
  await page.getByLabel("Password").fill(cms.createUser("editor@example.com", "editor"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await until(async () => (await opened.newestTitle(path)) === "Typed after the end");
  assert.equal(await page.inputValue("#field-title"), "Typed after the end");
  await admin.type("#field-title", "And goes on");
  assert.equal(await opened.newestTitle(path), "And goes on");
});

test("Escape in a date picker closes the picker only", async () => {
  const { page } = admin;
  await admin.open(`/collections${await opened.create("With a drawer")}`);
  await page.click("#action-save-popup button");
  await page.click("#schedule-publish");
  const time = page.locator(".react-datepicker__input-container input:visible").last();
  await time.click();
  await page.locator(".react-datepicker-popper").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".react-datepicker-popper").waitFor({ state: "hidden" });
  await time.waitFor();
  assert.equal(await page.locator("#scheduled-publish-save").count(), 1);
});

test("addresses that crawlers ask for leave no traces in the log", async () => {
  const before = cms.output.length;
  for (const path of ["/sitemap.xml", "/robots.txt", "/favicon.ico", "/wp-login.php"])
    assert.equal((await fetch(cms.url + path)).status, 404, path);
  assert.doesNotMatch(cms.output.slice(before), /\n\s+at |Error/);
});
