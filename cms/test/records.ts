/** Records, files and inquiries, as editors and visitors make them. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filter, type Session, type TestCms } from "../../testing/cms/cms-process.ts";

/** @returns the published document; with `?draft=true` in the path, the draft */
export async function create(session: Session, path: string, data: object) {
  const _status = path.endsWith("?draft=true") ? "draft" : "published";
  const { status, body } = await session.send("POST", path, { _status, ...data });
  assert.equal(status, 201, JSON.stringify(body));
  return body.doc;
}

/** The titles of a list of the contract, such as `commitment`; of its drafts with `/drafts` as the base. */
export async function titlesOf(cms: TestCms, call: string, base = ""): Promise<string[]> {
  const { data } = await cms.get(`${base}/website/${call}?${filter}&page=1&limit=100`);
  return data.map(({ title }: { title: string }) => title);
}

/** Signs in as the form does. */
export function logIn(cms: TestCms, email: string, password: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  return fetch(`${cms.url}/api/users/login`, { method: "POST", headers, body });
}

/** Writes files of a content folder: `products` becomes `products.json`. */
export function writeContent(folder: string, files: Record<string, unknown>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
}

/** Writes a content folder with one picture. @returns its bytes */
export function writeGallery(folder: string): Buffer {
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const picture = { id: "1", title: "Kept", image: "/media/pictures/a.png", status: "Y" };
  mkdirSync(join(folder, "media/pictures"), { recursive: true });
  writeFileSync(join(folder, "media/pictures/a.png"), pixel);
  writeContent(folder, { gallery: [picture] });
  return pixel;
}

const small = { create: { width: 40, height: 30, channels: 3, background: "#c30" } } as const;

type Upload = { name: string; data?: Uint8Array; type?: string; fields?: object; path?: string };

/** Sends a file as the admin does, a small picture unless `data` is another: a new one, or with `path` in place of one. */
export async function upload(
  cms: TestCms,
  { cookie }: Session,
  { name, data, type = "image/png", fields = {}, path = "" }: Upload,
) {
  const bytes = data ?? (await sharp(small).png().toBuffer());
  const body = new FormData();
  body.set("_payload", JSON.stringify(fields));
  body.set("file", new Blob([new Uint8Array(bytes)], { type }), name);
  const init = { method: path ? "PATCH" : "POST", headers: { cookie, origin: cms.url }, body };
  const response = await fetch(`${cms.url}/api/media${path}`, init);
  return { status: response.status, body: await response.json() };
}

/** Sends an inquiry as the site does. */
export function sendInquiry(cms: TestCms, key: string, data: object = {}): Promise<Response> {
  const inquiry = { name: "Asha Rao", email: "asha@example.com", message: "We need 200 t/d.", ...data };
  const headers = { "content-type": "application/json", "idempotency-key": key };
  return cms.call("/website/inquiry", { method: "POST", headers, body: JSON.stringify(inquiry) });
}

/** Sends a PDF that belongs to an inquiry as the site does. */
export function sendInquiryFile(
  cms: TestCms,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const digest = createHash("sha256").update(bytes).digest();
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Plan%20A.pdf",
    "content-digest": `sha-256=:${digest.toString("base64")}:`,
    "idempotency-key": `${key}.${digest.toString("hex")}`,
  };
  return cms.call(`/website/inquiry/${key}/file`, { method: "POST", headers, body: bytes });
}

/** Follows a link in the admin. */
export function readAdmin(cms: TestCms, path: string, cookie: string): Promise<Response> {
  return fetch(`${cms.url}/api${path}`, { headers: { cookie, "sec-fetch-site": "same-origin" } });
}
