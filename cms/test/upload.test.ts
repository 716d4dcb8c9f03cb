/** Files that editors upload. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { AdminPage } from "../../testing/cms/admin-page.ts";
import { type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { upload } from "./records.ts";

const cms = new TestCms({ NODE_OPTIONS: `--import=${import.meta.resolve("./print-calls.ts")}` });
let editor: Session;
before(async () => {
  await cms.start();
  editor = await cms.signIn("editor@example.com", "editor");
});
after(() => cms.remove());

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c30" } });
const { jpeg, png, webp, gif, avif, tiff } = Object.fromEntries(
  await Promise.all(
    (["jpeg", "png", "webp", "gif", "avif", "tiff"] as const).map(
      async (format) => [format, await picture.clone().toFormat(format).toBuffer()] as const,
    ),
  ),
);
const svg =
  '<?xml version="1.0"?><!-- A > B --><svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const pdf = "%PDF-1.4\nxref\ntrailer<<>>\nstartxref\n9\n%%EOF\n";
const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);

const send = (name: string, type: string, data: Uint8Array | string | undefined, path = "") =>
  upload(cms, editor, { name, type, data: Buffer.from(data ?? ""), path });

test("a file has the type of its first bytes, whatever its name and its sender say", async () => {
  for (const [name, type, data, stored, mimeType] of [
    ["a.jpg", "image/jpg", jpeg, "a.jpg", "image/jpeg"],
    ["b.jfif", "image/pjpeg", jpeg, "b.jpg", "image/jpeg"],
    ["c", "application/octet-stream", jpeg, "c.jpg", "image/jpeg"],
    ["d.heic", "image/heic", jpeg, "d.jpg", "image/jpeg"],
    ["e.f.JPEG", "application/octet-stream", jpeg, "e.f.JPEG", "image/jpeg"],
    ["g.jpg", "image/jpeg", png, "g.png", "image/png"],
    ["h.png", "text/html", webp, "h.webp", "image/webp"],
    ["i.gif", "application/octet-stream", gif, "i.gif", "image/gif"],
    ["j.bin", "application/octet-stream", avif, "j.avif", "image/avif"],
    ["k.txt", "text/plain", svg, "k.svg", "image/svg+xml"],
    ["l.PDF", "application/octet-stream", pdf, "l.PDF", "application/pdf"],
  ] as const) {
    const { status, body } = await send(name, type, data);
    assert.equal(status, 201, `${name}: ${JSON.stringify(body)}`);
    assert.deepEqual([body.doc.filename, body.doc.mimeType], [stored, mimeType], name);
    await until(async () => (await cms.call(`/media/uploads/${stored}`)).ok);
    const served = await cms.call(`/media/uploads/${stored}`);
    assert.equal(served.headers.get("content-type")?.split(";")[0], mimeType, name);
    assert.ok(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(data ?? "")), name);
  }
});

const refused = [
  ["a.heic", "image/heic", heic],
  ["b.jpg", "image/jpeg", heic],
  ["c.tiff", "image/tiff", tiff],
  ["d.jpg", "image/jpeg", tiff],
  ["e.png", "image/png", "BM and more"],
  ["f.svg", "image/svg+xml", "<!doctype html><svg/>"],
  ["g.svg", "image/svg+xml", `${"<!---->".repeat(2_000)}<p>`],
  ["h.pdf", "application/pdf", "a text"],
  ["i.jpg", "image/jpeg", ""],
] as const;

test("what the site cannot show is refused, as a new file and in place of another", async () => {
  const { body: kept } = await send("kept.png", "image/png", png);
  for (const [name, type, data] of refused)
    for (const path of ["", `/${kept.doc.id}`]) {
      const { status, body } = await send(name, type, data, path);
      const answer = `${name} ${path} ${JSON.stringify(body)}`;
      assert.equal(status, 400, answer);
      // Payload itself drops an empty file.
      if (data === "") continue;
      const [{ path: field, message }] = body.errors[0].data.errors;
      assert.equal(field, "file", answer);
      assert.match(message, /^The site shows JPEG, .* a HEIC or TIFF photo as JPEG\.$/, answer);
    }
  const { body } = await editor.send("GET", `/media/${kept.doc.id}`);
  assert.deepEqual([body.filename, body.mimeType], ["kept.png", "image/png"]);
});

test("an editor reads at the field why a file is refused", async (t) => {
  const admin = await AdminPage.start(cms);
  t.after(() => admin.close());
  await admin.signIn("clicks@example.com", "editor");
  await admin.open("/collections/media/create");
  const file = { name: "photo.heic", mimeType: "image/heic", buffer: heic };
  await admin.page.locator("input[type=file]").first().setInputFiles(file);
  await admin.page.click("#action-save");
  await admin.page.locator(".file-field").getByText("a HEIC or TIFF photo as JPEG").waitFor();
});

test("the CMS fetches no file", async () => {
  const { body } = await send("own.png", "image/png", png);
  const url = "http://pictures.example/a.png";
  const edits = "uploadEdits[crop][x]=1&uploadEdits[widthInPixels]=9&uploadEdits[heightInPixels]=9";
  const attempts = [
    ["POST", "/media", { url, filename: "a.png" }, 400],
    ["POST", `/media?${edits}`, { url, filename: "a.png", mimeType: "image/png" }, 400],
    ["POST", "/media?draft=true", { url, filename: "a.png" }, 400],
    ["PATCH", `/media/${body.doc.id}?${edits}`, { url, filename: "a.png" }, 200],
    ["PATCH", `/media?where[id][equals]=${body.doc.id}&${edits}`, { url, filename: "a.png" }, 200],
    ["POST", `/media/${body.doc.id}/duplicate`, {}, 404],
    ["GET", `/media/paste-url?src=${encodeURIComponent(url)}`, undefined, 400],
  ] as const;
  for (const [method, path, data, expected] of attempts) {
    const answer = await editor.send(method, path, data);
    assert.equal(answer.status, expected, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  }
  assert.equal((await editor.send("GET", `/media/${body.doc.id}`)).body.filename, "own.png");
  assert.doesNotMatch(cms.output, /^requested /m);
});
