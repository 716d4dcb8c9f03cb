/** A folder from an archive may have links, which must not publish files of this machine. */
import assert from "node:assert/strict";
import { cpSync, linkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { filter, TestCms } from "../../testing/cms/cms-process.ts";
import { writeGallery } from "./records.ts";

const cms = new TestCms();
const content = join(cms.dir, "content");
const secret = join(cms.dir, ".env");
writeGallery(content);
writeFileSync(secret, "BACKEND_PASSWORD=x");
after(() => cms.remove());

const links: [name: string, file: string, put: (path: string) => void][] = [
  ["a link to a file", "media/leak.png", (path) => symlinkSync(secret, path)],
  ["a link to a folder", "media/leak", (path) => symlinkSync(cms.dir, path)],
  ["a hard link", "media/leak.png", (path) => linkSync(secret, path)],
  ["a link in place of records", "news.json", (path) => symlinkSync(join(content, "gallery.json"), path)],
];

test("an import refuses links, and imports nothing then", async () => {
  for (const [name, file, put] of links) {
    put(join(content, file));
    await assert.rejects(cms.run("import-cli", content), /is a link, .*\nNothing was imported\.\n/, name);
    rmSync(join(content, file));
  }
  await cms.run("import-cli", content);
});

test("a restore refuses a backup with links", async () => {
  const backup = join(cms.dir, "backup");
  await cms.run("backup-cli", "backup", backup);
  const ofInquiry: (typeof links)[number] = [
    "a link in place of a file of an inquiry",
    "files/leak",
    (path) => symlinkSync(secret, path),
  ];
  for (const [name, file, put] of [...links.slice(0, 3), ofInquiry]) {
    put(join(backup, file));
    await assert.rejects(cms.run("backup-cli", "restore", backup), /was not restored: .* is a link/, name);
    rmSync(join(backup, file));
  }
  cpSync(join(backup, "cms.sqlite"), join(cms.dir, "other.sqlite"));
  rmSync(join(backup, "cms.sqlite"));
  symlinkSync(join(cms.dir, "other.sqlite"), join(backup, "cms.sqlite"));
  await assert.rejects(cms.run("backup-cli", "restore", backup), /cms\.sqlite is a link/);
});

test("the CMS neither exports nor serves a link among its files", async () => {
  const file = join(cms.dataDir, "media/pictures/a.png");
  rmSync(file);
  symlinkSync(secret, file);
  await assert.rejects(cms.run("export-cli", join(cms.dir, "exported")), /is a link, or no file/);
  await cms.start();
  assert.equal((await cms.call("/media/pictures/a.png")).status, 404);
  assert.equal((await cms.get(`/website/gallery?${filter}`)).data.length, 1);
});
