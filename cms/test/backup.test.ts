/** Back up a running CMS, lose its content, and restore it. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { filter, TestCms } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { logIn, writeGallery } from "./records.ts";

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
    await cms.run("backup-cli", "backup", backup);

    await assert.rejects(cms.run("backup-cli", "backup", backup), /already exists/);
    await assert.rejects(cms.run("backup-cli", "restore", backup), /The CMS is running/);
    assert.equal((await editor.send("DELETE", "/gallery/1?trash=true")).status, 200);
    await editor.send("POST", "/commitments", { title: "Later", _status: "published" });
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
    assert.ok(readdirSync(backup).length === 2);
    assert.ok(readFileSync(join(backup, "media/pictures/a.png")).equals(pixel));
    await cms.remove();
  });
