/** Editors decide, look after and find, by pointer and keys: each task ends when the site or an export shows it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { until } from "../../../testing/cms/cms-process.ts";
import { openCmsWithSite } from "../../../testing/cms/cms-with-site.ts";
import { Hands } from "../../../testing/cms/hands.ts";
import { countClicks, siteShows, task } from "../../../testing/cms/task.ts";
import { copiesDir, removeCopy } from "../../../testing/sites/build-copy.ts";
import { buildLanguages } from "../../../testing/sites/build-languages.ts";
import { sendInquiry, sendInquiryFile } from "../records.ts";

/** Published news of other years. */
const fiveThousandNews = `
  WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 5000)
    INSERT INTO news (id, title, description, published_at, _status)
    SELECT 100000 + n, 'Item ' || n, (SELECT description FROM news WHERE _status = 'published' LIMIT 1),
      '2020-01-01T12:00:00.000Z', 'published' FROM number;
  INSERT INTO _news_v (parent_id, latest, version_title, version_description, version_published_at,
      version__status, version_created_at, version_updated_at)
    SELECT id, 1, title, description, published_at, _status, created_at, updated_at FROM news WHERE id > 100000;`;

const distDir = `${copiesDir}/hindi-tasks`;
after(() => removeCopy(distDir));
await buildLanguages(distDir, "en,hi");
const opened = await openCmsWithSite(distDir, "en,hi", (cms) => cms.query(fiveThousandNews));
after(() => opened.close());
const { cms, admin, site } = opened;

/** Somebody with a browser, who has signed in. */
async function signIn(name: string, role: string, own = admin): Promise<Hands> {
  await countClicks(own.page);
  await own.signIn(`${name}@example.com`, role);
  return new Hands(own);
}
const hands = await signIn("asha", "admin");
const ravi = await signIn("ravi", "editor", await opened.openAnother());
const author = await signIn("meera", "author", await opened.openAnother());
const { page } = hands;
const shows = (path: string, ...texts: string[]) => siteShows(site, path, ...texts);
const inDesk = (title: string) =>
  page.locator(".desk section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

async function clickInMenu(action: string): Promise<void> {
  await hands.click(".doc-controls__popup button");
  await hands.click(action);
  await hands.click("#confirm-action:visible");
}

task("a telephone number is changed in both languages", 3, async () => {
  await hands.open("settings");
  await hands.type("#field-phone", "98765 00001");
  await hands.publish();
  await shows("/contact", "tel:+919876500001");
  await shows("/hi/contact", "tel:+919876500001");
});

task("an old address is redirected, and a page gets another address", 7, async () => {
  await hands.openNew("redirects");
  await hands.type("#field-from", "/brochure.html");
  await hands.next("/catalogues_downloads");
  await hands.publish();
  await leads("/brochure.html", "/catalogues_downloads");
  await hands.open("pages");
  await hands.follow(page.getByRole("link", { name: "Relocated plants" }));
  await hands.type("#field-key", "relocated-plants");
  await hands.publish();
  await leads("/used-plants", "/relocated-plants");
  await shows("/relocated-plants", "Inspect before you buy");
});

async function leads(from: string, to: string): Promise<void> {
  await until(async () => {
    const { headers } = await fetch(site.url + from, { redirect: "manual" });
    return new URL(headers.get("location") ?? "/", site.url).pathname === to;
  });
}

task("an inquiry is read with its file, assigned, answered, exported and erased", 16, async () => {
  const key = "INQ-7K3F-92QM.tasks";
  await sendInquiry(cms, key, { subject: "Oxygen for a furnace" });
  await sendInquiryFile(cms, key, Buffer.from("%PDF-1.7 plan"));
  await hands.goHome();
  await hands.click(inDesk("Inquiries").getByRole("link", { name: "1 new" }));
  await hands.follow(page.getByRole("link", { name: "Oxygen for a furnace" }));
  assert.equal(await download("Download"), "%PDF-1.7 plan");
  await hands.click(page.getByRole("link", { name: "Reply by mail" }));
  await hands.choose("#field-assignee", "ravi");
  await hands.choose("#field-state", "Answered");
  await hands.type("#field-notes", "Budget price sent");
  await hands.publish();
  await page.getByText("Updated successfully").waitFor();
  await hands.click(page.locator(".step-nav").getByRole("link", { name: "Inquiries" }));
  assert.match(
    await download("Download all inquiries as CSV"),
    /Oxygen for a furnace.*answered,ravi,Budget price sent/,
  );
  await hands.find("INQ-7K3F-92QM", "Inquiry: Oxygen for a furnace");
  await clickInMenu("#action-delete");
  await page.waitForURL(/\/inquiries(\?|$)/);
  assert.doesNotMatch(await download("Download all inquiries as CSV"), /Oxygen for a furnace/);
});

/** @returns the text of the file to which a link leads */
async function download(link: string): Promise<string> {
  const begun = page.waitForEvent("download");
  await hands.click(page.getByRole("link", { name: link, exact: true }));
  return readFileSync(await (await begun).path(), "utf8");
}

task(
  "a record is translated, looked at in the preview, and translated again when its English changes",
  12,
  async () => {
    const hindi = page.getByRole("textbox", { name: "Title in Hindi", exact: true });
    await hands.open("values");
    await hands.follow(page.getByRole("link", { name: "Measure first" }));
    await hands.follow(page.getByRole("link", { name: "Translate into Hindi" }));
    await hands.type(hindi, "पहले मापें, फिर कहें");
    await page.getByText("Draft saved").waitFor();
    const tab = page.context().waitForEvent("page");
    await hands.click("#preview-button");
    await (await tab).getByRole("heading", { name: "पहले मापें, फिर कहें" }).waitFor();
    await (await tab).close();
    assert.doesNotMatch(await (await fetch(`${site.url}/hi/our-values`)).text(), /पहले मापें, फिर कहें/);
    await hands.publish();
    await shows("/hi/our-values", "पहले मापें, फिर कहें");

    await hands.follow(page.locator(".translation").getByRole("link", { name: "Measure first" }));
    await hands.type("#field-title", "Measure first, then promise");
    await hands.publish();
    await shows("/our-values", "Measure first, then promise");
    await hands.goHome();
    const outdated = inDesk("Translations into Hindi").locator("li").filter({ hasText: "outdated" });
    await hands.follow(outdated.getByRole("link"));
    await hands.type(hindi, "पहले मापें, फिर वादा करें");
    await hands.publish();
    await shows("/hi/our-values", "पहले मापें, फिर वादा करें");
  },
);

task("two editors work on one record, and the text of the first one is kept", 10, async () => {
  await hands.open("commitments");
  await hands.follow(page.getByRole("link", { name: "Power saved is reported in public" }));
  await hands.type("#field-title", "Power saved is reported");
  await page.getByText("Draft saved").waitFor();
  await ravi.open("commitments");
  await ravi.click(ravi.page.getByRole("link", { name: "Power saved is reported" }));
  await takeOver(ravi);
  await ravi.type("#field-title", "We report the power that we save");
  await ravi.publish();
  await shows("/commitments", "We report the power that we save");
  await hands.type("#field-title", "Power saved is always reported");
  await page.getByText("ravi has saved this since you opened it").first().waitFor();
  await hands.click(page.getByRole("link", { name: /^Versions/ }));
  await page.locator(".version-list tbody").getByText("asha").first().waitFor();
  assert.doesNotMatch(await (await fetch(`${site.url}/commitments`)).text(), /Power saved is/);
});

/** The record of somebody who has typed in it within five minutes. */
async function takeOver(own: Hands): Promise<void> {
  await own.click(own.page.getByRole("button", { name: "Take over" }));
  await own.page.locator("body:not([inert]) #field-title:enabled").waitFor();
}

task("an author asks for a review, and an editor publishes", 8, async () => {
  await author.open("commitments");
  await author.follow(author.page.getByRole("link", { name: "Stop-work authority for everyone" }));
  await author.type("#field-title", "Anybody may stop the work");
  await author.type("#field-review__comment", "Is this shorter title right?");
  await author.click("#field-review__isReady");
  await author.page.getByText("Draft saved").waitFor();
  await author.click(".step-nav__home");
  await hands.goHome();
  await inDesk("Waiting for review").getByText("Is this shorter title right?").waitFor();
  await hands.follow(inDesk("Waiting for review").getByRole("link"));
  await hands.publish();
  await shows("/commitments", "Anybody may stop the work");
});

task("a product that a plant shows is deleted, and what that leaves behind is repaired", 12, async () => {
  await hands.open("products");
  await hands.follow(page.getByRole("link", { name: "VND-300 High-Purity Nitrogen Skid" }));
  await clickInMenu("#action-delete");
  await page.getByText("It is shown on:").first().waitFor();
  await hands.click(page.getByLabel("I have read this"));
  await clickInMenu("#action-delete");
  await until(async () => (await fetch(`${site.url}/product/details/3`)).status === 404);
  await hands.goHome();
  const plant = inDesk("To repair on the site").getByRole("link", { name: "PSA nitrogen for bulk drugs" });
  await hands.follow(plant);
  await hands.click("#field-products .rs__control");
  await page.keyboard.press("Backspace");
  await hands.publish();
  await until(async () => {
    await hands.goHome();
    return (await plant.count()) === 0;
  });
});

task("one of 5,000 news items is found and changed", 4, async () => {
  await hands.find("item 3217", "News item: Item 3217");
  await hands.type("#field-title", "Item 3217, corrected");
  await hands.publish();
  await shows("/info-news/details/103217", "Item 3217, corrected");
});
