/** Files in a bucket, for two processes that share nothing but it and the database. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";
import { upload } from "./records.ts";
import { S3Double } from "./s3-double.ts";

const postgres = new TestPostgres();
const s3 = new S3Double();
let first: TestCms;
let second: TestCms;
let editor: Session;
let picture: Buffer;

before(async () => {
  await postgres.start();
  await s3.start();
  const env = { ...s3.env, DATABASE_URL: postgres.create("bucket") };
  first = await new TestCms(env).start();
  second = await new TestCms(env).start();
  editor = await first.signIn("editor@example.com", "editor");
  picture = await sharp({ create: { width: 400, height: 100, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
});
after(async () => {
  await first?.remove();
  await second?.remove();
  await s3.stop();
  postgres.remove();
});

const send = (name: string) =>
  upload(first, editor, { name, data: picture, fields: { alt: "A picture", prefix: "../../elsewhere" } });

/** Of a picture, or the status of an error. */
const widthAt = async (cms: TestCms, name: string) => {
  const response = await cms.call(`/media/uploads/${name}`);
  if (!response.ok) return response.status;
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
};
const showsAt = (width: number, name: string) =>
  Promise.all([first, second].map((cms) => until(async () => (await widthAt(cms, name)) === width)));
const idOf = async (name: string): Promise<number> =>
  (await editor.send("GET", `/media?where[filename][equals]=${name}`)).body.docs[0]?.id;

test("an upload is in the bucket as it was, and both processes serve it", async () => {
  assert.equal((await send("wide.png")).status, 201);
  const object = s3.objects.get("uploads/wide.png");
  assert.ok(object?.data.equals(picture));
  assert.equal(object?.type, "image/png");
  await showsAt(400, "wide.png");
  assert.equal(s3.rejected, 0);
  s3.requests.length = 0;
  await showsAt(400, "wide.png");
  await showsAt(404, "unknown.png");
  // Refused before anything else.
  await showsAt(400, "..%2F..%2Fcms.png");
  assert.deepEqual(s3.requests, [], "a file is fetched once, and no other is asked for");
});

test("a cut and its original are in the bucket, and the original comes back", async () => {
  const id = await idOf("wide.png");
  assert.equal((await editor.send("PATCH", `/media/${id}`, { focalX: 85 })).status, 200);
  await showsAt(240, "wide.png");
  assert.ok(s3.objects.get(".originals/uploads/wide.png")?.data.equals(picture));
  const whole = await fetch(`${first.url}/api/media/file/wide.png?prefix=uploads`, {
    headers: { cookie: editor.cookie, origin: first.url },
  });
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(picture));
  assert.equal((await editor.send("PATCH", `/media/${id}`, { focalX: 50 })).status, 200);
  await showsAt(400, "wide.png");
  assert.deepEqual([...s3.objects.keys()], ["uploads/wide.png"]);
});

test("without the bucket an editor is told, nothing is lost, and known files are served", async () => {
  const id = await idOf("wide.png");
  await s3.stop();
  const attempts = [
    await send("later.png"),
    await editor.send("PATCH", `/media/${id}`, { focalX: 85 }),
    await editor.send("DELETE", `/media/${id}`),
  ];
  for (const { status, body } of attempts) {
    assert.equal(status, 503, JSON.stringify(body));
    assert.match(body.errors[0].message, /^The file storage is not available\. Try again/);
  }
  assert.match(first.output, /ECONNREFUSED/);
  assert.equal(await idOf("later.png"), undefined);
  assert.equal((await editor.send("GET", `/media/${id}`)).body.focalX, 50);
  assert.equal((await editor.send("PATCH", `/media/${id}`, { alt: "Another text" })).status, 200);
  await showsAt(400, "wide.png");
  await second.stop();
  await second.start();
  assert.equal(await widthAt(second, "wide.png"), 400);
  assert.match(second.output, /the bucket of the files cannot be used/);
  await s3.start();
  assert.equal((await send("later.png")).status, 201);
  await showsAt(400, "later.png");
});

test("a deleted file is gone from the bucket and from both processes", async () => {
  for (const name of ["wide.png", "later.png"])
    assert.equal((await editor.send("DELETE", `/media/${await idOf(name)}`)).status, 200);
  await showsAt(404, "wide.png");
  assert.deepEqual([...s3.objects.keys()], []);
});

test("import, export and backup know the bucket", async () => {
  const content = join(first.dir, "content");
  const exported = join(first.dir, "exported");
  const backup = join(first.dir, "backup");
  mkdirSync(join(content, "media/pictures"), { recursive: true });
  writeFileSync(join(content, "media/pictures/a b.png"), picture);
  await first.run("import-cli", content);
  assert.ok(s3.objects.get("pictures/a b.png")?.data.equals(picture));
  assert.match(await second.run("import-cli", content), /^0 of 1 files and records imported/m);
  await until(async () => (await second.call("/media/pictures/a%20b.png")).ok);
  await second.run("export-cli", exported);
  assert.ok(readFileSync(join(exported ?? "", "media/pictures/a b.png")).equals(picture));
  assert.match(await first.run("backup-cli", "backup", backup), /bucket site-files/);
  assert.ok(!existsSync(join(backup ?? "", "media")));
});

test("an incomplete bucket is one line at the start", async () => {
  const incomplete = new TestCms({ ...s3.env, S3_REGION: "" });
  await assert.rejects(incomplete.start(), /: The CMS cannot start: S3_REGION is not set\.\n$/);
  await incomplete.remove();
});
