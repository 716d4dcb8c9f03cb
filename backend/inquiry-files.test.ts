import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { exampleInquiry } from "../lib/form/fields.ts";
import { createApp } from "./app.ts";
import { exportFiles } from "./export-files.ts";
import { backUpInquiries, restoreInquiries } from "./inquiry-backup.ts";
import { deleteInquiries, InquiryStore, readInquiries } from "./inquiry-store.ts";

const key = "INQ-7K3F-92QM.0123456789abcdef0123456789abcdef01234567";
const plan = randomBytes(300_000);
const log = { error: jest.fn() } as unknown as Logger;

let folder: string;
let dataDir: string;
let store: InquiryStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inquiry-files-"));
  dataDir = join(folder, "data");
  store = new InquiryStore(dataDir);
  store.accept(key, { ...exampleInquiry, company: "" });
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes);

type Sent = {
  bytes?: Buffer;
  name?: string;
  inquiry?: string;
  headers?: Record<string, string>;
  method?: string;
};

async function send({
  bytes = plan,
  name = "Plan Ä.pdf",
  inquiry = key,
  headers = {},
  method = "POST",
}: Sent = {}) {
  const app = createApp({
    contentDir: folder,
    username: "u",
    password: "p",
    store: {} as never,
    inquiries: store,
    log,
  });
  return app.request(`/website/inquiry/${inquiry}/file`, {
    method,
    headers: {
      authorization: `Basic ${btoa("u:p")}`,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "content-digest": `sha-256=:${digestOf(bytes).digest("base64")}:`,
      "idempotency-key": `${inquiry}.${digestOf(bytes).digest("hex")}`,
      ...headers,
    },
    ...(method === "POST" && { body: new Uint8Array(bytes) }),
  });
}

const stored = () => (existsSync(join(dataDir, "files")) ? readdirSync(join(dataDir, "files")) : []);

it("stores a file of an inquiry once, however often it is sent", async () => {
  const first = await send();
  expect(first.status).toBe(201);
  const { data } = (await first.json()) as { data: { id: string } };
  const again = await send();
  expect([again.status, await again.json()]).toEqual([201, { data }]);
  expect(stored()).toEqual([data.id]);
  expect(readFileSync(join(dataDir, "files", data.id)).equals(plan)).toBe(true);
  expect(readInquiries(dataDir)?.[0]?.files).toBe("Plan Ä.pdf (293 kB)");
});

it("says that it takes files without storing anything", async () => {
  const asked = await send({ method: "GET", inquiry: "INQ-0000-0000.question" });
  expect([asked.status, asked.headers.get("allow")]).toEqual([405, "POST"]);
});

const refused: [string, number, Sent][] = [
  ["of an unknown inquiry", 404, { inquiry: "INQ-0000-0000.question" }],
  [
    "with another digest",
    400,
    { headers: { "content-digest": `sha-256=:${digestOf(Buffer.from("x")).digest("base64")}:` } },
  ],
  ["without a digest", 400, { headers: { "content-digest": "" } }],
  ["whose name is a path", 400, { name: "../../etc/passwd" }],
  ["without a name", 400, { headers: { "content-disposition": "attachment" } }],
  ["that is too large", 413, { bytes: Buffer.alloc(33 * 1024 * 1024) }],
];

it.each(refused)("refuses a file %s, and keeps nothing of it", async (_, status, sent) => {
  const response = await send(sent);
  expect(response.status).toBe(status);
  expect(stored()).toEqual([]);
});

it("removes the files with their inquiry", async () => {
  await send();
  await send({ bytes: randomBytes(10), name: "b.pdf" });
  expect(stored()).toHaveLength(2);
  expect(deleteInquiries(dataDir, { name: "INQ-7K3F-92QM" })).toBe(1);
  expect(stored()).toEqual([]);
});

it("has the files in a backup, which restores them, and in an export with their names", async () => {
  await send();
  const backup = join(folder, "backup.sqlite");
  expect(backUpInquiries(dataDir, backup)).toBe(1);
  deleteInquiries(dataDir, { name: "INQ-7K3F-92QM" });
  expect(restoreInquiries(dataDir, backup)).toEqual({ added: 1, present: 0 });
  expect(exportFiles(dataDir, join(folder, "export"))).toBe(1);
  expect(readFileSync(join(folder, "export", "INQ-7K3F-92QM", "Plan Ä.pdf")).equals(plan)).toBe(true);
  expect(() => exportFiles(dataDir, join(folder, "export"))).toThrow("already exists");
});

it("restores nothing from a backup without its files", async () => {
  await send();
  const backup = join(folder, "backup.sqlite");
  backUpInquiries(dataDir, backup);
  rmSync(`${backup}.files`, { recursive: true });
  deleteInquiries(dataDir, { name: "INQ-7K3F-92QM" });
  expect(() => restoreInquiries(dataDir, backup)).toThrow("lacks the file");
  expect(readInquiries(dataDir)).toEqual([]);
});
