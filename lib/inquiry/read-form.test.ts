import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesField } from "../form/files";
import { words } from "../words/words";
import { readForm } from "./read-form";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), error: jest.fn() } }));

const folder = mkdtempSync(join(tmpdir(), "read-form-"));
beforeEach(() => {
  process.env.SITE_DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));
const t = words("en");
const arriving = () =>
  existsSync(join(folder, "inquiries/arriving")) ? readdirSync(join(folder, "inquiries/arriving")) : [];

/** The text stands around the files, as in the form. */
function post(...files: [name: string, content: string][]): Request {
  const body = new FormData();
  body.append("name", "Asha Rao");
  for (const [name, content] of files) body.append(filesField, new Blob([content]), name);
  body.append("message", "500 Nm3/h");
  return new Request("http://localhost/api/inquiry", { method: "POST", body });
}
const text = { name: "Asha Rao", message: "500 Nm3/h" };
const plan: [string, string] = ["योजना.pdf", "%PDF-1.7 a"];

it("has text and files, whose names are as the browser sent them", async () => {
  const { body, files, errors, hasFiles } = await readForm(post(plan, ["", ""], ["b.pdf", "b"]), 1_000, t);
  expect([body, errors, hasFiles]).toEqual([text, [], true]);
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["योजना.pdf", 10],
    ["b.pdf", 1],
  ]);
  expect(files.map(({ path }) => readFileSync(path, "utf8"))).toEqual(["%PDF-1.7 a", "b"]);
  rmSync(join(folder, "inquiries"), { recursive: true });
});

it.each([
  ["more than ten files", Array.from({ length: 11 }, () => plan), "At most 10 files"],
  ["more than 25 MB", [plan, ["b.pdf", "b".repeat(26 * 1024 * 1024)] as [string, string]], "At most 25 MB"],
])("keeps the text around %s, and none of them", async (_, sent, message) => {
  const { body, files, errors } = await readForm(post(...sent), 1_000, t);
  expect([body, files, errors]).toEqual([text, [], [expect.stringContaining(message)]]);
  expect(arriving()).toEqual([]);
});

it("keeps no file of a visitor who has to wait", async () => {
  const form = await readForm(post(plan), 1_000, t, false);
  expect(form).toEqual({ body: text, files: [], errors: [], hasFiles: true });
  expect(arriving()).toEqual([]);
});

it("needs no disk for a form without files, and keeps the text around those that it cannot store", async () => {
  process.env.SITE_DATA_DIR = "/dev/null/folder";
  // As a browser sends an input for files that is empty.
  await expect(readForm(post(["", ""]), 1_000, t)).resolves.toMatchObject({ body: text, errors: [] });
  const { body, errors } = await readForm(post(["plan.pdf", "%PDF-1.7".padEnd(500_000)], plan), 1_000, t);
  expect([body, errors]).toEqual([text, [expect.stringContaining("Files cannot be sent with this form.")]]);
});

it("leaves nothing of a form that breaks off, or whose text is too long", async () => {
  const sent = post(plan, ["b.pdf", "b".repeat(100_000)]);
  const init = { method: "POST", headers: sent.headers };
  const bytes = await sent.arrayBuffer();
  const read = (length: number, maxTextBytes: number) =>
    readForm(new Request(sent.url, { ...init, body: bytes.slice(0, length) }), maxTextBytes, t);
  await expect(read(60_000, 1_000)).rejects.toHaveProperty("isTooLong", false);
  await expect(read(bytes.byteLength, 5)).rejects.toHaveProperty("isTooLong", true);
  expect(arriving()).toEqual([]);
});
