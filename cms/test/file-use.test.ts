/** Files that records use are neither lost nor changed by who may not publish. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import sharp from "sharp";
import { AdminPage } from "../../testing/cms/admin-page.ts";
import { type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { blockOf, stateOf } from "../server/rich-text/nodes.ts";
import { create, titlesOf, upload } from "./records.ts";

const cms = await new TestCms({ SITE_URL: "https://www.example.com" }).start();
after(() => cms.remove());
const editor = await cms.signIn("editor@example.com", "editor");
const author = await cms.signIn("author@example.com", "author");

const send = (session: Session, name: string, path = "", data?: Buffer) =>
  upload(cms, session, { name, data, fields: { alt: name }, path });

async function newFile(name: string): Promise<number> {
  const { status, body } = await send(editor, name);
  assert.equal(status, 201, JSON.stringify(body));
  return body.doc.id;
}

const titles = () => titlesOf(cms, "gallery");
const isServed = async (name: string) => (await cms.call(`/media/uploads/${name}`)).status === 200;
const trash = { deletedAt: "2026-01-01T00:00:00.000Z" };
/** Each way in which a file is deleted. */
const deletions = (session: Session, id: number) =>
  [
    () => session.send("PATCH", `/media/${id}`, trash),
    () => session.send("PATCH", `/media?where[id][equals]=${id}`, trash),
    () => session.send("DELETE", `/media/${id}`),
    () => session.send("DELETE", `/media?where[id][equals]=${id}`),
  ] as const;

test("a file in use cannot be deleted, and an editor reads where it is used", async () => {
  const id = await newFile("used.png");
  const plan = await newFile("plan.png");
  await create(editor, "/gallery", { title: "The plant", image: id });
  await create(editor, "/gallery?draft=true", { title: "A draft", image: plan });
  const html = '<p><img src="/media/uploads/used.png"></p>';
  const description = stateOf([blockOf("html", { html }, "a")]);
  await create(editor, "/commitments", { title: "In a text", description });
  await until(async () => (await titles()).includes("The plant"));
  for (const remove of deletions(editor, id)) {
    const { status, body } = await remove();
    assert.ok(status >= 400, JSON.stringify(body));
    assert.match(
      JSON.stringify(body.errors),
      /used\.png is in use: Picture: The plant; Commitment: In a text\./,
    );
  }
  for (const remove of deletions(editor, plan))
    assert.match(JSON.stringify((await remove()).body.errors), /A draft/);
  assert.deepEqual(await titles(), ["The plant"]);
  assert.ok((await isServed("used.png")) && (await isServed("plan.png")));
});

test("an author changes no file that visitors see, and an own one freely", async () => {
  const used = await newFile("shown.png");
  await create(editor, "/gallery", { title: "Shown", image: used });
  await until(async () => (await titles()).includes("Shown"));
  for (const change of [
    () => author.send("PATCH", `/media/${used}`, { alt: "Another text" }),
    () => author.send("PATCH", `/media/${used}`, { focalX: 90 }),
    () => author.send("PATCH", `/media?where[id][equals]=${used}`, { alt: "Another text" }),
    () => send(author, "other.png", `/${used}`),
  ]) {
    const { status, body } = await change();
    assert.ok(status >= 400, JSON.stringify(body));
    assert.match(JSON.stringify(body.errors), /shown\.png is on the site: Picture: Shown\. Ask an editor/);
  }
  for (const remove of deletions(author, used)) assert.ok((await remove()).status >= 400);
  const { body: unchanged } = await editor.send("GET", `/media/${used}`);
  assert.deepEqual([unchanged.alt, unchanged.filename, unchanged.focalX], ["shown.png", "shown.png", 50]);
  const { body } = await send(author, "own.png");
  assert.equal((await author.send("PATCH", `/media/${body.doc.id}`, { alt: "A text" })).status, 200);
  assert.equal((await editor.send("PATCH", `/media/${used}`, { alt: "By an editor" })).status, 200);
});

test("a deleted file is in the trash, not on the site, and comes back", async () => {
  const id = await newFile("gone.png");
  assert.ok(await isServed("gone.png"));
  assert.equal((await editor.send("PATCH", `/media/${id}`, trash)).status, 200);
  await until(async () => !(await isServed("gone.png")));
  assert.equal((await editor.send("PATCH", `/media/${id}?trash=true`, { deletedAt: null })).status, 200);
  await until(() => isServed("gone.png"));
  assert.equal((await editor.send("PATCH", `/media/${id}`, trash)).status, 200);
  assert.equal((await editor.send("DELETE", `/media/${id}?trash=true`)).status, 200);
  assert.equal(await isServed("gone.png"), false);
});

test("a replaced file is in the trash, and a click brings it back", async (t) => {
  const picture = sharp({ create: { width: 50, height: 30, channels: 3, background: "#c30" } });
  const old = await picture.png().toBuffer();
  const { body } = await send(editor, "plan-b.png", "", old);
  const id = body.doc.id;
  assert.equal((await send(editor, "plan-b.png", `/${id}`)).status, 200);
  const replaced = async () => {
    const query = "trash=true&where[filename][like]=plan-b-replaced";
    return (await editor.send("GET", `/media?${query}`)).body.docs;
  };
  const [kept] = await replaced();
  assert.match(kept.filename, /^plan-b-replaced-\d{4}-\d\d-\d\d\.png$/);
  assert.equal(await isServed(kept.filename), false);
  // The same bytes again replace nothing.
  assert.equal((await send(editor, "plan-b.png", `/${id}`)).status, 200);
  assert.equal((await replaced()).length, 1);
  const admin = await AdminPage.start(cms);
  t.after(() => admin.close());
  await admin.signIn("trash@example.com", "editor");
  await admin.open("/collections/media/trash");
  await admin.page.getByRole("link", { name: kept.filename }).click();
  await admin.page.waitForURL(/\/media\/trash\/\d+/);
  await admin.page.getByRole("button", { name: "Restore" }).click();
  await admin.page.locator(".confirmation-modal").getByRole("button", { name: "Confirm" }).click();
  await until(() => isServed(kept.filename));
  const bytes = await (await cms.call(`/media/uploads/${kept.filename}`)).arrayBuffer();
  assert.deepEqual(Buffer.from(bytes), old);
});

test("a file shows where it is used, and its address for visitors", async (t) => {
  const { body } = await editor.send("GET", "/media?where[filename][equals]=used.png");
  const admin = await AdminPage.start(cms);
  t.after(() => admin.close());
  await admin.signIn("clicks@example.com", "editor");
  await admin.open(`/collections/media/${body.docs[0].id}`);
  const { page } = admin;
  await page.getByRole("link", { name: "https://www.example.com/files/media/uploads/used.png" }).waitFor();
  await page.getByRole("link", { name: "Commitment: In a text" }).waitFor();
  await page.getByRole("link", { name: "Picture: The plant" }).click();
  await page.waitForURL(/\/collections\/gallery\/\d+/);
});
