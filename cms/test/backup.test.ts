/** Back up a running CMS, lose its content, and restore it. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { filter, TestCms } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { logIn, readAdmin, sendInquiry, sendInquiryFile, writeGallery } from "./records.ts";

for (const [database, newDatabase] of databases)
  test(`a backup of ${database} comes back as it was`, async () => {
    const cms = new TestCms(newDatabase());
    const [content, backup] = [join(cms.dir, "content"), join(cms.dir, "backup")];
    const pixel = writeGallery(content);
    await cms.run("import-cli", content);
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    const gallery = async () => (await cms.get(`/website/gallery?${filter}`)).data;
    const original = await gallery();
    const key = "INQ-F11E-F11E.1";
    const plan = Buffer.from("%PDF-1.7 plan");
    await sendInquiry(cms, key);
    await sendInquiryFile(cms, key, plan);
    await cms.run("backup-cli", "backup", backup);

    await assert.rejects(cms.run("backup-cli", "backup", backup), /already exists/);
    await assert.rejects(cms.run("backup-cli", "restore", backup), /The CMS is running/);
    assert.equal((await editor.send("DELETE", "/gallery/1?trash=true")).status, 200);
    await editor.send("POST", "/commitments", { title: "Later", _status: "published" });
    await sendInquiryFile(cms, key, Buffer.from("%PDF-1.7 later"));
    await cms.stop();
    rmSync(join(cms.dataDir, "media"), { recursive: true });
    await cms.run("backup-cli", "restore", backup);

    await cms.start();
    assert.equal(original[0].title, "Kept");
    assert.deepEqual(await gallery(), original);
    assert.deepEqual((await cms.get(`/website/commitment?${filter}`)).data, []);
    const file = await cms.call("/media/pictures/a.png");
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), pixel);
    assert.equal((await logIn(cms, "editor@example.com", editor.password)).status, 200);
    const attached = await readAdmin(cms, "/inquiry-files/1/download", editor.cookie);
    assert.equal(await attached.text(), plan.toString());
    const names = readdirSync(join(cms.dataDir, "files"));
    assert.deepEqual(names, readdirSync(join(backup, "files")));
    assert.equal(names.length, 1);
    assert.equal(readdirSync(backup).length, 3);
    assert.ok(readFileSync(join(backup, "media/pictures/a.png")).equals(pixel));
    for (const folder of [backup, cms.dataDir])
      for (const name of readdirSync(folder))
        assert.equal(statSync(join(folder, name)).mode & 0o077, 0, join(folder, name));
    await cms.remove();
  });

test("a damaged or empty backup leaves everything as it is", async (t) => {
  const cms = new TestCms();
  t.after(() => cms.remove());
  const [content, backup] = [join(cms.dir, "content"), join(cms.dir, "backup")];
  writeGallery(content);
  await cms.run("import-cli", content);
  await cms.run("backup-cli", "backup", backup);
  const saved = join(backup, "cms.sqlite");
  const whole = readFileSync(saved);
  const names = readdirSync(cms.dataDir);
  rmSync(join(backup, "media"), { recursive: true });
  for (const damaged of [whole.subarray(0, whole.length / 2), Buffer.alloc(0), Buffer.from("no database")]) {
    writeFileSync(saved, damaged);
    await assert.rejects(cms.run("backup-cli", "restore", backup), /is damaged .*Nothing was restored\./);
  }
  assert.deepEqual(readdirSync(cms.dataDir), names);
  await cms.start();
  assert.equal((await cms.get(`/website/gallery?${filter}`)).data.length, 1);
});
