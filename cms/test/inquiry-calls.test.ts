/** The answers of the calls for inquiries and their files, over a database in memory. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";
import type { Payload } from "payload";
import { createApp } from "../../backend/app.ts";
import { ContentStore } from "../../backend/content-store.ts";
import { createLog } from "../../backend/create-log.ts";
import { basicAuth } from "../../scripts/servers/probe.ts";

type Row = Record<string, unknown>;
type Query = { collection: string; where: { idempotencyKey: { equals: string } }; data: Row };
const rows: Record<string, Row[]> = {};
let failing: Error | undefined;
const payload = {
  find: async ({ collection, where }: Query) => ({
    docs: (rows[collection] ?? []).filter((row) => row.idempotencyKey === where.idempotencyKey.equals),
  }),
  create: async ({ collection, data }: Query) => {
    if (failing) throw failing;
    rows[collection] = [...(rows[collection] ?? []), { id: 7, ...data }];
  },
} as unknown as Payload;

const dataDir = mkdtempSync(join(tmpdir(), "inquiry-calls-"));
process.env.CMS_DATA_DIR = dataDir;
const { addInquiryCalls } = await import("../server/inquiry-calls.ts");
const { maxFileBytes } = await import("../server/inquiry-file-store.ts");
const files = () => (existsSync(join(dataDir, "files")) ? readdirSync(join(dataDir, "files")) : []);
const account = { username: "site", password: "secret" };
const log = createLog();
log.level = "silent";
const contentDir = join(dataDir, "content");
const store = new ContentStore(contentDir, log);
const app = addInquiryCalls(createApp({ ...account, contentDir, store, log }), { payload, log });
const inquiry = { name: "Asha Rao", email: "asha@example.com", message: "Hello,\nplease call." };

beforeEach(() => {
  rows.inquiries = [];
  rows["inquiry-files"] = [];
  failing = undefined;
});
after(() => rmSync(dataDir, { recursive: true }));

async function post(path: string, body: BodyInit, headers: Record<string, string>) {
  const init = { method: "POST", headers: { ...basicAuth(account), ...headers }, body, duplex: "half" };
  const response = await app.request(`/website/inquiry${path}`, init as RequestInit);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  post("", typeof body === "string" ? body : JSON.stringify(body), {
    "content-type": "application/json",
    "idempotency-key": "INQ-7K3F-92QM.x",
    ...headers,
  });

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const plan = Buffer.from("%PDF-1.7 plan");
const sendFile = (bytes: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  post("/INQ-7K3F-92QM.x/file", new Blob([bytes]).stream(), {
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Plan%20A.pdf",
    "content-digest": `sha-256=:${digestOf(bytes).toString("base64")}:`,
    "idempotency-key": "INQ-7K3F-92QM.x.1",
    ...headers,
  });

test("an inquiry that is not by the contract is refused", async () => {
  for (const [name, body, headers, status] of [
    ["a body that is not JSON", "{", {}, 400],
    ["a body that is no object", "[]", {}, 400],
    ["no key", inquiry, { "idempotency-key": "" }, 400],
    ["a short key", inquiry, { "idempotency-key": "1234567" }, 400],
    ["a key with a space", inquiry, { "idempotency-key": "1234 5678" }, 400],
    ["a long key", inquiry, { "idempotency-key": "x".repeat(129) }, 400],
    ["a form", "name=x", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a large body", { ...inquiry, extra: "x".repeat(32 * 1024) }, {}, 413],
    ["no password", inquiry, { Authorization: "" }, 401],
  ] as const) {
    const answer = await send(body, headers);
    assert.equal(answer.status, status, name);
    assert.equal(answer.body.status, status, name);
  }
  assert.deepEqual(rows.inquiries, []);
});

test("every invalid field is named", async () => {
  const { body } = await send({ ...inquiry, email: "nobody", message: " " });
  const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer);
  assert.deepEqual(pointers, ["#/email", "#/message"]);
});

test("a database that cannot be written answers 503, for the client to try again", async () => {
  failing = new Error("SQLITE_FULL");
  const { status, headers } = await send(inquiry);
  assert.deepEqual([status, headers.get("retry-after")], [503, "5"]);
  failing = undefined;
  assert.equal((await send(inquiry)).status, 201);
  failing = new Error("SQLITE_FULL");
  assert.equal((await sendFile(plan)).status, 503);
  assert.deepEqual(files(), []);
});

test("other methods are told the one that the calls have", async () => {
  for (const path of ["/website/inquiry", "/website/inquiry/INQ-0000-0000.question/file"])
    for (const method of ["GET", "OPTIONS"]) {
      const { status, headers } = await app.request(path, { method, headers: basicAuth(account) });
      assert.deepEqual([status, headers.get("allow")], [405, "POST"]);
    }
});

test("a file is stored once per key, readable for its owner only", async () => {
  assert.equal((await sendFile(plan)).status, 404);
  await send(inquiry);
  const [first, again] = [await sendFile(plan), await sendFile(plan)];
  assert.deepEqual([first.status, again.status], [201, 201]);
  assert.deepEqual(first.body, again.body);
  assert.deepEqual(files(), [first.body.data.id]);
  const path = join(dataDir, "files", first.body.data.id);
  assert.ok(readFileSync(path).equals(plan));
  assert.equal(statSync(path).mode & 0o777, 0o600);
  assert.equal((await sendFile(Buffer.from("another"))).status, 422);
  assert.deepEqual(files(), [first.body.data.id]);
  const [row] = rows["inquiry-files"] ?? [];
  assert.partialDeepStrictEqual(row, {
    name: "Plan A.pdf",
    type: "application/pdf",
    size: plan.length,
    inquiry: 7,
  });
  rmSync(path);
});

test("a file that is too large, changed on its way, or without a name is refused, and nothing of it stays", async () => {
  await send(inquiry);
  const other = `sha-256=:${digestOf(Buffer.from("other")).toString("base64")}:`;
  for (const [bytes, headers, status] of [
    [plan, { "content-digest": other }, 400],
    [plan, { "content-digest": "" }, 400],
    [plan, { "content-type": "pdf" }, 415],
    [plan, { "content-disposition": "attachment; filename=plan.pdf" }, 400],
    [plan, { "content-disposition": "attachment; filename*=UTF-8''..%2Fplan.pdf" }, 400],
    [plan, { "content-disposition": "attachment; filename*=UTF-8''%FF" }, 400],
    [plan, { "idempotency-key": "short" }, 400],
    [Buffer.alloc(maxFileBytes + 1), {}, 413],
  ] as const)
    assert.equal((await sendFile(bytes, headers)).status, status, JSON.stringify(headers));
  assert.deepEqual([files(), rows["inquiry-files"]], [[], []]);
});
