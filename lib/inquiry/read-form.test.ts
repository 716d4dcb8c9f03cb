import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesField, uploadsField } from "../form/files";
import { words } from "../words/words";
import { checkUploads, pendingUploads } from "./check";
import { readMultipart } from "./multipart";

jest.mock("../runtime/env", () => ({
  env: () => ({ CLAMD_URL: "unix:///missing/clamd.ctl", REVALIDATE_SECRET: "secret" }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), error: jest.fn() } }));

const folder = mkdtempSync(join(tmpdir(), "multipart-"));
process.env.SITE_DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));
const t = words("en");

function post(files: [name: string, content: string][], uploads: string[] = []): Request {
  const body = new FormData();
  body.append("name", "Asha Rao");
  for (const id of uploads) body.append(uploadsField, id);
  for (const [name, content] of files) body.append(filesField, new Blob([content]), name);
  return new Request("http://localhost/api/inquiry", { method: "POST", body });
}

describe("where the disk fails", () => {
  const read = async (request: Request) => {
    let form = {};
    process.env.SITE_DATA_DIR = "/dev/null/folder";
    await jest.isolateModulesAsync(async () => {
      form = await (await import("./multipart")).readMultipart(request, 1_000, t);
    });
    process.env.SITE_DATA_DIR = folder;
    return form;
  };

  it("reads a form without files", async () => {
    // As a browser sends an input for files that is empty.
    const form = await read(post([["", ""]]));
    expect(form).toEqual({ body: { name: "Asha Rao" }, uploads: [], errors: [] });
  });

  it("keeps the text around files that it cannot store", async () => {
    const request = post([
      ["plan.pdf", "%PDF-1.7 a".padEnd(500_000)],
      ["b.pdf", "%PDF-1.7 b"],
    ]);
    const data = await request.formData();
    data.append("message", "500 Nm3/h");
    const form = await read(new Request(request.url, { method: "POST", body: data }));
    expect(form).toEqual({
      body: { name: "Asha Rao", message: "500 Nm3/h" },
      uploads: [],
      errors: [expect.stringContaining("Files cannot be sent with this form.")],
    });
  });
});

it("keeps files that cannot be scanned for the next try, and removes those that are refused", async () => {
  const files: [string, string][] = [
    ["plan.pdf", "%PDF-1.7 a"],
    ["योजना.csv", "a,b\n1,2\n"],
    ["all.zip", "PK\x03\x04".padEnd(60, "\0")],
  ];
  const first = await readMultipart(post(files), 1_000, t);
  expect([first.body, first.errors]).toEqual([{ name: "Asha Rao" }, []]);
  const { errors } = await checkUploads(first.uploads, 1_000, t);
  expect(errors).toEqual([
    expect.stringContaining("plan.pdf could not be checked for viruses"),
    expect.stringContaining("योजना.csv could not be checked for viruses"),
    expect.stringContaining("all.zip is a ZIP archive"),
  ]);
  const pending = pendingUploads(first.uploads);
  expect(pending.map(({ name }) => name)).toEqual(["plan.pdf", "योजना.csv"]);
  const ids = pending.map(({ id }) => id);
  const second = await readMultipart(post([], ids), 1_000, t);
  expect(second.uploads).toEqual(ids);
});
