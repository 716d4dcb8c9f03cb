/** The draft of a translation on its page: the admin with a site in English and Hindi, and its preview. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { until } from "../../testing/cms/cms-process.ts";
import { type CmsWithSite, openCmsWithSite } from "../../testing/cms/cms-with-site.ts";
import { copiesDir, removeCopy } from "../../testing/sites/build-copy.ts";
import { buildLanguages } from "../../testing/sites/build-languages.ts";

const distDir = `${copiesDir}/hindi-preview`;
let opened: CmsWithSite;

before(async () => {
  await buildLanguages(distDir, "en,hi");
  opened = await openCmsWithSite(distDir, "en,hi");
});
after(async () => {
  await opened?.close();
  removeCopy(distDir);
});

test("a translator sees the draft on the page in Hindi, and visitors see it once it is published", async () => {
  const { admin, site } = opened;
  const { page } = admin;
  const publicPage = async () => (await fetch(`${site.url}/hi/our-values`)).text();
  await admin.signIn("editor@example.com", "editor");
  await admin.open("/collections/values");
  await page.getByRole("link", { name: "Measure first" }).click();
  await page.getByRole("link", { name: "Translate into Hindi" }).click();
  await page.waitForURL(/translations\/\d+$/);
  const saved = page.waitForResponse((response) => response.url().includes("typing=true"));
  await page.getByRole("textbox", { name: "Title in Hindi", exact: true }).fill("पहले मापें, फिर कहें");
  await saved;

  const link = await page.locator("a[href*='/preview?']").first().getAttribute("href");
  const tab = await page.context().newPage();
  await tab.goto(link ?? "");
  assert.equal(new URL(tab.url()).pathname, "/hi/our-values");
  await tab.getByRole("heading", { name: "पहले मापें, फिर कहें" }).waitFor();
  assert.equal(await tab.locator("html").getAttribute("lang"), "hi");
  assert.doesNotMatch(await publicPage(), /पहले मापें, फिर कहें/);

  await page.click("#action-save");
  await until(async () => (await publicPage()).includes("पहले मापें, फिर कहें"));
});
