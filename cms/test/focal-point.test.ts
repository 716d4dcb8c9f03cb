import assert from "node:assert/strict";
import { after, test } from "node:test";
import sharp from "sharp";
import { filter, until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";
import { upload } from "./records.ts";

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { cms, api: editor, admin } = opened;
await admin.signIn("clicks@example.com", "editor");

const onSite = async () => {
  const response = await cms.call("/media/uploads/wide.png");
  return sharp(Buffer.from(await response.arrayBuffer()));
};

test("the site gets a picture with its focal point nearer to the middle, and all of it again", async () => {
  const red = { r: 255, g: 0, b: 0 };
  const blue = { input: { create: { width: 100, height: 100, channels: 3, background: "#00f" } } } as const;
  const image = sharp({ create: { width: 400, height: 100, channels: 3, background: red } });
  const data = await image
    .composite([{ ...blue, left: 300, top: 0 }])
    .png()
    .toBuffer();
  const fields = { alt: "A wide picture" };
  const { doc } = (await upload(cms, editor, { name: "wide.png", data, fields })).body;
  assert.equal((await (await onSite()).metadata()).width, 400);

  const { page } = admin;
  await admin.open(`/collections/media/${doc.id}`);
  await page.getByRole("button", { name: /Edit Image/i }).click();
  await page.locator("input[name='X %']").fill("85");
  await page.getByRole("button", { name: /Apply Changes/i }).click();
  await page.click("#action-save");
  await until(async () => (await (await onSite()).metadata()).width === 240);
  const [left] = await (await onSite()).extract({ left: 0, top: 50, width: 1, height: 1 }).raw().toBuffer();
  assert.equal(left, 255);
  const { channels } = await (await onSite()).stats();
  assert.ok((channels[2]?.mean ?? 0) > 100, "the subject takes more of the picture");

  assert.equal((await editor.send("PATCH", `/media/${doc.id}`, { focalX: 50, focalY: 50 })).status, 200);
  await until(async () => (await (await onSite()).metadata()).width === 400);
});

test("an image of a record has the alt text of its file, unless it has its own", async () => {
  const { body } = await editor.send("GET", "/media?where[filename][equals]=wide.png");
  const image = body.docs[0].id;
  for (const alt of [{}, { image_alt: "In this record" }])
    await editor.send("POST", "/gallery", { title: "Wide", image, ...alt, _status: "published" });
  const altTexts = async () =>
    (await cms.get(`/website/gallery?${filter}`)).data.map(
      (picture: { image_alt: string }) => picture.image_alt,
    );
  await until(async () => (await altTexts()).length === 2);
  assert.deepEqual(await altTexts(), ["In this record", "A wide picture"]);
});
