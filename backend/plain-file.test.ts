import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LinkError, plainFile, plainFiles } from "./plain-file.ts";

const dir = mkdtempSync(join(tmpdir(), "plain-file-"));
const folder = join(dir, "content");
const secret = join(dir, ".env");
mkdirSync(join(folder, "media/sub"), { recursive: true });
writeFileSync(secret, "PASSWORD=x");
writeFileSync(join(folder, "media/a.png"), "");
writeFileSync(join(folder, "media/sub/b.pdf"), "");
afterAll(() => rmSync(dir, { recursive: true }));

/** Puts something into the folder for one test. */
function withEntry(make: (path: string) => void, test: () => void): void {
  make(join(folder, "media/entry"));
  try {
    test();
  } finally {
    rmSync(join(folder, "media/entry"));
  }
}

it("finds files, and no others", () => {
  expect(plainFile(folder, "media/sub/b.pdf")).toBe(join(folder, "media/sub/b.pdf"));
  expect(plainFiles(folder, "media").sort()).toEqual(["media/a.png", "media/sub/b.pdf"]);
  expect(plainFiles(folder, "none")).toEqual([]);
  for (const name of ["none.png", "media", "media/a.png/x", "", ".", "../.env", "media/../../.env", "a\0b"])
    expect(plainFile(folder, name)).toBeUndefined();
  expect(plainFile(folder, `media/${"x".repeat(300)}`)).toBeUndefined();
  expect(plainFile(join(dir, "none"), "a.png")).toBeUndefined();
});

it("accepts a link as the folder itself, as a release that is switched", () => {
  const link = join(dir, "current");
  symlinkSync(folder, link);
  expect(plainFile(link, "media/a.png")).toBe(join(folder, "media/a.png"));
  expect(plainFiles(link, "media").sort()).toEqual(["media/a.png", "media/sub/b.pdf"]);
});

test.each<[name: string, make: (path: string) => void, file?: string]>([
  ["a symbolic link to a file outside", (path) => symlinkSync(secret, path)],
  ["a relative one", (path) => symlinkSync("../../.env", path)],
  ["one to a file inside", (path) => symlinkSync("a.png", path)],
  ["one to a folder outside", (path) => symlinkSync(dir, path), "media/entry/.env"],
  ["a hard link", (path) => linkSync(secret, path)],
  ["a pipe", (path) => execFileSync("mkfifo", [path])],
])("refuses %s", (_name, make, file = "media/entry") => {
  withEntry(make, () => {
    expect(() => plainFile(folder, file)).toThrow(LinkError);
    expect(() => plainFiles(folder, "media")).toThrow("media/entry is a link");
  });
});

it("refuses a dangling link in a list, and a list through a link", () => {
  withEntry(
    (path) => symlinkSync("nowhere", path),
    () => {
      expect(plainFile(folder, "media/entry")).toBeUndefined();
      expect(() => plainFiles(folder, "media")).toThrow(LinkError);
    },
  );
  withEntry(
    (path) => symlinkSync(dir, path),
    () => {
      expect(() => plainFiles(folder, "media/entry")).toThrow(LinkError);
    },
  );
});

it("refuses a socket", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder, "media/entry"), resolve));
  expect(() => plainFile(folder, "media/entry")).toThrow(LinkError);
  await new Promise((resolve) => server.close(resolve));
});
