/** Editors write, by pointer and keys: each task ends when the site shows it. */
import assert from "node:assert/strict";
import { after } from "node:test";
import { filter } from "../../../testing/cms/cms-process.ts";
import { openCmsWithSite } from "../../../testing/cms/cms-with-site.ts";
import { Hands } from "../../../testing/cms/hands.ts";
import { countClicks, siteShows, task } from "../../../testing/cms/task.ts";

const opened = await openCmsWithSite(".next-test");
after(() => opened.close());
const { admin, site } = opened;
const { page } = admin;
await countClicks(page);
await admin.signIn("editor@example.com", "editor");
const hands = new Hands(admin);
const shows = (path: string, ...texts: string[]) => siteShows(site, path, ...texts);

/** Adds a row, whose first field is a list. */
async function addRow(rows: string, index: number, choice: string): Promise<void> {
  await hands.click(page.locator(`#field-${rows}`).getByRole("button", { name: /^Add / }));
  await hands.choose(`#field-${rows}__${index}__key`, choice);
}

task("a word of an article is corrected", 4, async () => {
  const title = "Why molecular sieve beds fail early";
  await hands.find("sieve beds", `Article: ${title}`);
  await hands.clickAfter("trusted blindly");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.type("without a check");
  await hands.publish();
  await shows("/blogs/details/1", "most often trusted without a check.");
});

task("an article with a video and a table of Excel is published", 8, async () => {
  await hands.openNew("blog");
  await hands.type("#field-title", "Oxygen in a small foundry");
  await hands.chooseFile("#field-image", "psa-cabinet.webp");
  await hands.write("Two cupolas take oxygen by day.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("https://youtu.be/dQw4w9WgXcQ");
  await page.keyboard.press("Enter");
  await hands.paste("<table><tr><td>Month</td><td>Flow</td></tr><tr><td>May</td><td>210</td></tr></table>");
  await page.locator(".rich-text-lexical table").getByText("210").waitFor();
  await hands.type("#field-summary", "What a foundry saves with oxygen of its own.");
  await hands.next("Asha Rao");
  await hands.publish();
  await shows("/blogs", "Oxygen in a small foundry", "What a foundry saves with oxygen of its own.");
  const [link] = /\/blogs\/details\/\d+\/oxygen-in-a-small-foundry/.exec(await read("/blogs")) ?? [];
  await shows(link ?? "", "Two cupolas", "<th>Month</th>", "<td>210</td>", "dQw4w9WgXcQ");
});

task("a product with five rows of technical data is published", 19, async () => {
  await hands.openNew("products");
  await hands.type("#field-title", "VN-42 Nitrogen Generator");
  await hands.next("Nitrogen", "742");
  await hands.chooseFile("#field-image", "psa-cabinet.webp");
  await hands.write("For laboratories.");
  await hands.choose("#field-gases", "Nitrogen");
  for (const [index, [key, label, value, min, max, unit]] of [
    ["Capacity", "Nitrogen", "42", "", "", "Nm³/h"],
    ["Purity", "Purity", "", "97", "99.9", "%"],
    ["Pressure", "Product pressure", "6.2", "", "", "bar(g)"],
    ["Power", "Specific power", "0.28", "", "", "kWh/Nm³"],
    ["Footprint", "Footprint", "1.2 × 0.9", "", "", "m"],
  ].entries()) {
    await addRow("specs", index, key ?? "");
    await hands.next(label ?? "", value ?? "", min ?? "", max ?? "");
    await hands.nextChoice(unit ?? "");
  }
  await hands.choose("#field-expertise", "PSA Nitrogen Generation");
  await hands.publish();
  await shows("/product", "VN-42 Nitrogen Generator");
  const [link] = /\/product\/details\/\d+\/vn-42-nitrogen-generator/.exec(await read("/product")) ?? [];
  await shows(link ?? "", "For laboratories.", "1.2 × 0.9", "0.28", "6.2", "99.9");
});

task("a plant built for a customer is published", 12, async () => {
  await hands.openNew("references");
  await hands.type("#field-title", "Oxygen for a float glass line");
  await hands.next("2026", "Sample Glass", "Bharuch", "India", "60 t/d", "EPC");
  await hands.choose("#field-phase", "In service");
  await hands.choose("#field-gases", "Oxygen");
  await hands.chooseFile("#field-image", "psa-cabinet.webp");
  await hands.write("The line melts with oxygen alone.");
  await hands.click(page.locator("#field-guarantees").getByRole("button", { name: "Add Guarantee" }));
  await hands.type("#field-guarantees__0__label", "Specific power");
  await hands.next("0.41", "0.395");
  await hands.nextChoice("kWh/Nm³");
  await hands.nextChoice("this value or less");
  await hands.choose("#field-products", "VN-100 PSA");
  await hands.publish();
  await shows("/references", "Oxygen for a float glass line");
  const [link] = /\/references\/details\/\d+\/oxygen-for-a-float/.exec(await read("/references")) ?? [];
  await shows(link ?? "", "Sample Glass", "The line melts", "0.395", "/vn-100-psa-nitrogen-generator");
});

task("a landing page is made of four blocks, with a place in the menu", 23, async () => {
  await hands.openNew("pages");
  await hands.type("#field-title", "Meet us in Hannover");
  await hands.next("Four days in April, hall 4.");
  await hands.type("#field-key", "hannover-2027");
  const text = await addBlock(0, "Text");
  await hands.type(text.locator("input[name$=heading]"), "Why come");
  await hands.write("Bring your load profile.", text);
  const figures = await addBlock(1, "Figures");
  await hands.type(figures.locator("input[name$=heading]"), "The fair in figures");
  for (const [index, [value, unit, label]] of [
    ["4", "days", "at the stand"],
    ["24", "models", "to look at"],
  ].entries()) {
    await hands.click(figures.getByRole("button", { name: "Add Figure" }));
    await hands.type(`#field-blocks__1__figures__${index}__value`, value ?? "");
    await hands.next(unit ?? "", label ?? "");
  }
  await addBlock(2, "Cards of records");
  await hands.choose("#field-blocks__2__products", "VN-100 PSA");
  await hands.choose("#field-blocks__2__products", "VN-1000 PSA");
  const form = await addBlock(3, "Inquiry form");
  await hands.type(form.locator("input[name$=heading]"), "Make an appointment");
  await hands.choose("#field-menu", "News");
  await hands.publish();
  await shows("/hannover-2027", "Bring your load profile.", "at the stand", "VN-1000", "Make an appointment");
  // The site's menu has it within five minutes.
  const { data } = await opened.cms.get(`/website/page/hannover-2027?id=hannover-2027&${filter}`);
  assert.equal(data.menu, "news");
});

async function addBlock(index: number, name: string) {
  await hands.click("#field-blocks > .blocks-field__drawer-toggler");
  const choices = page.locator(".blocks-drawer__blocks");
  await hands.click(choices.getByRole("button", { name, exact: true }));
  await choices.waitFor({ state: "detached" });
  return page.locator(`#blocks-row-${index}`);
}

task("the home page gets another sentence at its top, an industry and a call to action", 9, async () => {
  await hands.find("home", "Banner: home");
  await hands.type("#field-title", "Gas plants that run for thirty years");
  await hands.publish();
  await shows("/", "Gas plants that run for thirty years");
  await hands.open("home");
  await hands.type("#field-closing_heading", "Send us your flow and purity.");
  await hands.click(page.locator("#field-industries").getByRole("button", { name: "Add Industry" }));
  await hands.type("#field-industries__6__name", "Aquaculture");
  await hands.nextChoice("Oxygen");
  await hands.next("40", "93");
  await hands.publish();
  await shows("/", "Send us your flow and purity.", "Aquaculture");
});

task("a person and an opening are published", 12, async () => {
  await hands.openNew("leadership");
  await hands.type("#field-name", "Leela Menon");
  await hands.chooseFile("#field-image", "psa-cabinet.webp");
  await hands.write("Heads the service of all plants.");
  await hands.publish();
  await shows("/leadership", "Leela Menon", "Heads the service of all plants.");
  await hands.openNew("openings");
  await hands.type("#field-title", "Service engineer");
  await hands.next("Pune");
  await hands.choose("#field-employment", "Full time");
  await hands.write("You keep plants running.");
  await hands.publish();
  await shows("/contact", "Service engineer", "You keep plants running.");
});

task("fifty products come out of a spreadsheet, and are published together", 8, async () => {
  const lines = Array.from({ length: 50 }, (_, index) =>
    [`Booster B-${index + 1}`, "Boosters", "oxygen", "capacity", "Oxygen", index + 10, "Nm³/h"].join(";"),
  );
  const columns = "title;family;gases;specs.1.key;specs.1.label;specs.1.value;specs.1.unit";
  await hands.open("products");
  const chooser = page.waitForEvent("filechooser");
  await hands.click(page.getByRole("button", { name: "Import CSV or JSON" }));
  const buffer = Buffer.from([columns, ...lines].join("\r\n"));
  await (await chooser).setFiles({ name: "boosters.csv", mimeType: "text/csv", buffer });
  await page.getByText("50 new").waitFor();
  await hands.click(page.getByRole("button", { name: "Save 50 as drafts" }));
  await page.getByText("50 saved as drafts").waitFor();
  await hands.click(".per-page .popup-button");
  await hands.click(page.locator(".popup__content, .popup").getByRole("button", { name: "50", exact: true }));
  await page.waitForURL(/limit=50/);
  await hands.click("#select-all");
  await hands.click(page.locator(".list-selection").getByRole("button", { name: "Publish", exact: true }));
  await hands.click("#confirm-action:visible");
  await shows("/product/page/2", "Booster");
  await shows("/product", "Booster B-1", "Booster B-50");
});

async function read(path: string): Promise<string> {
  const response = await fetch(site.url + path);
  assert.equal(response.status, 200, path);
  return response.text();
}
