import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Inquiry } from "../lib/form/fields.ts";
import { until } from "../testing/http/http.ts";
import { runScript, TestServer } from "../testing/sites/backend-process.ts";
import { backUpInquiries, restoreInquiries } from "./inquiry-backup.ts";
import { deleteInquiries, InquiryStore, readInquiries } from "./inquiry-store.ts";

const inquiry: Inquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "",
  company: "",
  subject: "Plant",
  message: "Hello",
  page: "/contact",
};
const folder = mkdtempSync(join(tmpdir(), "backup-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

let number = 0;
/** A new data folder with inquiries of the given messages. */
function dataWith(...messages: string[]): string {
  number += 1;
  const dataDir = join(folder, `data-${number}`);
  add(dataDir, ...messages);
  return dataDir;
}

function add(dataDir: string, ...messages: string[]): void {
  const store = new InquiryStore(dataDir);
  for (const message of messages) store.accept(`key-of-${message}`, { ...inquiry, message });
  store.close();
}

const messagesIn = (dataDir: string) => (readInquiries(dataDir) ?? []).map(({ message }) => message).sort();
const backupFile = () => join(folder, `${randomUUID()}.sqlite`);

it("restores into an empty folder what was there, with ids, times and keys", () => {
  const dataDir = dataWith("one", "two");
  const file = backupFile();
  expect(backUpInquiries(dataDir, file)).toBe(2);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const target = join(folder, "empty");
  expect(restoreInquiries(target, file)).toEqual({ added: 2, present: 0 });
  expect(readInquiries(target)).toEqual(readInquiries(dataDir));
  // A visitor who sends the same form again is answered with the receipt of the first time.
  const store = new InquiryStore(target);
  expect(store.accept("key-of-one", { ...inquiry, message: "one" })).toMatchObject({
    id: readInquiries(dataDir)?.find(({ message }) => message === "one")?.id,
  });
  expect(store.accept("key-of-one", { ...inquiry, message: "another" })).toBe("conflict");
  store.close();
});

it("keeps what was received since, and changes nothing when it is repeated", () => {
  const dataDir = dataWith("one", "two");
  const file = backupFile();
  backUpInquiries(dataDir, file);
  deleteInquiries(dataDir, { before: "2999-01-01" });
  add(dataDir, "two", "three");
  expect(restoreInquiries(dataDir, file)).toEqual({ added: 1, present: 1 });
  expect(messagesIn(dataDir)).toEqual(["one", "three", "two"]);
  expect(restoreInquiries(dataDir, file)).toEqual({ added: 0, present: 2 });
});

it("holds nothing of deleted inquiries", () => {
  const dataDir = dataWith("one", "Secret");
  const database = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
  database.exec("DELETE FROM inquiry WHERE message = 'Secret'");
  database.close();
  const file = backupFile();
  expect(backUpInquiries(dataDir, file)).toBe(1);
  expect(readFileSync(file, "latin1")).not.toContain("Secret");
});

it("reads a backup from before an inquiry got further fields", () => {
  const dataDir = dataWith("one");
  const file = backupFile();
  backUpInquiries(dataDir, file);
  const database = new DatabaseSync(file);
  for (const name of ["gas", "flow", "purity", "pressure", "place"])
    database.exec(`ALTER TABLE inquiry DROP COLUMN ${name}`);
  database.close();
  const target = join(folder, "newer");
  expect(restoreInquiries(target, file)).toEqual({ added: 1, present: 0 });
  expect(readInquiries(target)).toEqual([expect.objectContaining({ message: "one", gas: "" })]);
});

it("never overwrites a file, and leaves none behind when it fails", () => {
  const dataDir = dataWith("one");
  const file = backupFile();
  writeFileSync(file, "an earlier backup");
  expect(() => backUpInquiries(dataDir, file)).toThrow("never overwrites a file");
  expect(readFileSync(file, "utf8")).toBe("an earlier backup");
  expect(() => backUpInquiries(join(folder, "nowhere"), backupFile())).toThrow("there is no database");
  const damaged = dataWith("two");
  writeFileSync(join(damaged, "inquiries.sqlite"), "x".repeat(8192));
  const other = backupFile();
  expect(() => backUpInquiries(damaged, other)).toThrow("not a database");
  expect(readdirSync(folder).filter((name) => other.includes(name.slice(0, 36)))).toEqual([]);
});

it("restores nothing from a file that is damaged, cut off or something else", () => {
  const dataDir = dataWith("one");
  const file = backupFile();
  backUpInquiries(dataWith(...Array.from({ length: 200 }, (_, index) => `m${index}`)), file);
  const whole = readFileSync(file);
  const foreign = backupFile();
  new DatabaseSync(foreign).exec("CREATE TABLE page (id)");
  const broken = [whole.subarray(0, whole.length / 2), Buffer.from("CSV,not,SQLite"), readFileSync(foreign)];
  for (const bytes of broken) {
    const name = backupFile();
    writeFileSync(name, bytes);
    expect(() => restoreInquiries(dataDir, name)).toThrow("is not a complete backup");
  }
  expect(() => restoreInquiries(dataDir, backupFile())).toThrow("there is no file");
  expect(messagesIn(dataDir)).toEqual(["one"]);
});

it("backs up and restores while visitors write", async () => {
  const server = await new TestServer().start();
  const run = (...args: string[]) => runScript("backend/inquiries-cli.ts", args, server.env());
  const confirmed: { message: string; isLate: boolean }[] = [];
  let isDeleted = false;
  const messagesOf = (some: typeof confirmed) => some.map(({ message }) => message);
  let running = true;
  const visitor = async (name: number) => {
    for (let count = 0; running; count += 1) {
      const message = `visitor ${name}, ${count}`;
      const isLate = isDeleted;
      const response = await server.fetch("/website/inquiry", {
        method: "POST",
        body: JSON.stringify({ ...inquiry, message }),
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      });
      expect(response.status).toBe(201);
      confirmed.push({ message, isLate });
    }
  };
  const visitors = Promise.all([1, 2, 3, 4].map(visitor));
  try {
    await until(() => confirmed.length > 50);
    const before = messagesOf(confirmed);
    const file = backupFile();
    const saved = await run("--backup", file);
    expect([saved.err, saved.code]).toEqual(["", 0]);
    const copy = join(folder, "copy");
    restoreInquiries(copy, file);
    expect(messagesIn(copy)).toEqual(expect.arrayContaining(before));

    // As after a mistake: all that was confirmed before the backup comes back, and nothing that came since is lost.
    expect((await run("--delete-before", "2999-01-01")).code).toBe(0);
    isDeleted = true;
    const restored = await run("--restore", file);
    expect(restored.out).toMatch(/^\d+ inquiries restored, 0 of the backup were there already\.\n$/);
    running = false;
    await visitors;
    const left = messagesIn(server.dataDir);
    expect(left).toEqual(expect.arrayContaining(before));
    expect(new Set(left).size).toBe(left.length);
    const since = messagesOf(confirmed.filter(({ isLate }) => isLate));
    expect(since.length).toBeGreaterThan(0);
    expect(left).toEqual(expect.arrayContaining(since));
    expect(existsSync(`${file}.partial`)).toBe(false);
  } finally {
    running = false;
    await visitors;
    await server.remove();
  }
});

it("says on the command line what was done, and ends with 1 when nothing was", async () => {
  const dataDir = dataWith("one");
  const run = (...args: string[]) =>
    runScript("backend/inquiries-cli.ts", args, { ...process.env, DATA_DIR: dataDir });
  const file = backupFile();
  expect((await run("--backup", file)).out).toBe(`1 inquiry saved in ${file}.\n`);
  expect((await run("--restore", file)).out).toBe(
    "0 inquiries restored, 1 of the backup were there already.\n",
  );
  expect(await run("--backup", file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Nothing was done: .* already exists/),
  });
  expect(await run("--backup", file, "--delete", "x")).toMatchObject({ code: 2 });
});
