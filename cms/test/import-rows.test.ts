/** Fifty products out of a spreadsheet, by clicking. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { filter, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { create, titlesOf } from "./records.ts";

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { cms, api, admin } = opened;
const { page } = admin;
await admin.signIn("editor@example.com", "editor");

const places = ["1", "2", "3", "4", "5"];
const cells = ["key", "label", "value", "min", "max", "unit"];
const columns = places.flatMap((place) => cells.map((cell) => `specs.${place}.${cell}`));
const header = ["id", "title", "expertise", "image", "description", ...columns].join(";");

type Product = { title: string; expertise?: string; image?: string; max?: string };
/** Each with five rows of technical data. */
const line = ({ title, expertise = "Air separation", image = "", max = "99,5" }: Product) =>
  [
    "",
    title,
    expertise,
    image,
    `Text of ${title}`,
    ...places.map((place) => `purity;Purity ${place};;90;${max};%`),
  ].join(";");
const fileOf = (products: Product[]) => ({
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([header, ...products.map(line)].join("\r\n")),
});

const good = Array.from({ length: 45 }, (_, index) => ({ title: `Plant ${index + 1}` }));
const faulty: Product[] = [
  { title: "" },
  { title: "Not a number", max: "ten" },
  { title: "No such field", expertise: "Alchemy" },
  { title: "No such file", image: "missing.webp" },
  { title: "plant 1" },
];

const status = page.locator(".import-rows [role=status]");
const rowsIn = async (state: string) =>
  (await page.locator(".import-rows tbody tr").allInnerTexts())
    .map((text) => text.split("\t").map((cell) => cell.trim()))
    .filter((row) => row[2] === state);
async function choose(file: ReturnType<typeof fileOf>, expected: string) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import CSV or JSON" }).click();
  await (await chooser).setFiles(file);
  await status.getByText(expected).waitFor();
}
async function save(button: string, expected: string) {
  await page.getByRole("button", { name: button }).click();
  await status.getByText(expected).waitFor();
}
const products = async () =>
  (await api.send("GET", "/products?draft=true&depth=0&pagination=false&sort=_order")).body.docs;

test("a table shows what it would change, names each faulty row, and saves the others as drafts", async () => {
  const expertise = await create(api, "/expertise", { title: "Air separation" });
  await admin.open("/collections/products");
  await choose(fileOf([...good, ...faulty]), "5 left out, 45 new");
  assert.deepEqual(
    (await rowsIn("left out")).map(([place, title, , what]) => [place, title, what]),
    [
      ["47", "", "Fill in “Title”."],
      ["48", "Not a number", places.map((place) => `specs.${place}.max: “ten” is no number.`).join("; ")],
      ["49", "No such field", "expertise: “Alchemy” is neither the title nor the id of a record."],
      ["50", "No such file", "image: “missing.webp” is no file of the CMS. Upload it under Files."],
      ["51", "plant 1", "The record is in the file twice."],
    ],
  );
  assert.match(
    (await rowsIn("new"))[1]?.[3] ?? "",
    /^title: Plant 2; description: <p>Text of Plant 2<\/p>; specs\.1\.key: purity; .*more$/,
  );
  assert.deepEqual(await products(), []);
  await save("Save 45 as drafts", "5 left out, 45 saved as drafts");
  const docs = await products();
  assert.deepEqual(
    docs.map(({ title }: Product) => title),
    good.map(({ title }) => title),
  );
  const [first] = docs;
  assert.equal(first._status, "draft");
  assert.deepEqual(first.expertise, [expertise.id]);
  assert.equal(first.specs.length, 5);
  assert.equal(first.specs[4].max, 99.5);
  assert.deepEqual(await titlesOf(cms, "product"), []);
});

test("a table changes drafts by their titles, keeps its rows, and shows what is different", async () => {
  const [before] = await products();
  await api.send("PATCH", `/products/${before.id}`, { _status: "published" });
  const onSite = async () => (await cms.get(`/website/product?${filter}`)).data[0]?.specs[4].max;
  await until(async () => (await onSite()) === 99.5);
  await admin.open("/collections/products");
  await choose(fileOf([{ title: "Plant 1", max: "99.9" }, ...good.slice(1)]), "1 changed, 44 as they are");
  const changes = places.map((place) => `specs.${place}.max: 99.5 → 99.9`).join("; ");
  assert.deepEqual(await rowsIn("changed"), [["2", "Plant 1", "changed", changes]]);
  await save("Save 1 as drafts", "1 saved as drafts, 44 as they are");
  const [now] = await products();
  const idsOf = ({ specs }: { specs: { id: string }[] }) => specs.map(({ id }) => id);
  assert.deepEqual(idsOf(now), idsOf(before));
  assert.equal(now.specs[4].max, 99.9);
  assert.equal(await onSite(), 99.5);
});

test("an author is offered no import, and gets none", async () => {
  const author = await cms.signIn("author@example.com", "author");
  const headers = { cookie: author.cookie, origin: cms.url };
  const init = { method: "POST", headers, body: "title\nBy an author" };
  assert.equal((await fetch(`${cms.url}/api/products/rows?save=true`, init)).status, 403);
  await admin.signIn("writer@example.com", "author");
  await admin.open("/collections/products");
  assert.equal(await page.getByRole("button", { name: "Import CSV or JSON" }).count(), 0);
  assert.equal((await products()).length, 45);
});
