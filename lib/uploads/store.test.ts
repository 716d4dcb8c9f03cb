import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UploadStore } from "./store";

jest.mock("../runtime/env", () => ({ env: () => ({}) }));

const folder = mkdtempSync(join(tmpdir(), "upload-store-"));
afterAll(() => rmSync(folder, { recursive: true }));
const megabyte = 1024 * 1024;
const hour = 3_600_000;

it("bounds what an address and all of them have sent, and counts nothing that was delivered for an address", () => {
  const store = new UploadStore(join(folder, "bounds"));
  const ids = [1, 2, 3, 4].map((each) => store.add(`${each}.pdf`, 25 * megabyte, "a"));
  expect(store.hasRoom("a", 1)).toBe(false);
  expect(store.hasRoom("b", 25 * megabyte)).toBe(true);
  store.setDelivered(String(ids[0]));
  expect(store.hasRoom("a", 25 * megabyte)).toBe(true);
  for (let each = 0; each < 60; each++) store.add("small.pdf", 1, "c");
  expect(store.hasRoom("c", 1)).toBe(false);
  for (let each = 0; each < 16; each++) store.add("large.pdf", 25 * megabyte, `d${each}`);
  expect(store.hasRoom("e", 25 * megabyte)).toBe(false);
});

it("removes files without an inquiry after a day, and those with one after their mail's last try", () => {
  const store = new UploadStore(join(folder, "life"));
  const [waiting, delivered] = ["a.pdf", "b.pdf"].map((name) => {
    const id = store.add(name, 1, "a") ?? "";
    writeFileSync(store.pathOf(id), "x");
    return id;
  }) as [string, string];
  store.setDelivered(delivered);
  store.removeOld(Date.now() + 23 * hour);
  expect([waiting, delivered].map((id) => existsSync(store.pathOf(id)))).toEqual([true, true]);
  store.removeOld(Date.now() + 25 * hour);
  expect([waiting, delivered].map((id) => existsSync(store.pathOf(id)))).toEqual([false, true]);
  store.removeOld(Date.now() + 50 * hour);
  expect(existsSync(store.pathOf(delivered))).toBe(false);
  expect(store.find(delivered)).toBeUndefined();
});
