/** Back up a running CMS, lose its content, and restore it. */
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { filter, TestCms } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

for (const database of ["sqlite", "postgres"])
  test(`a backup of ${database} comes back as it was`, async () => {
    const cms = new TestCms(database === "postgres" ? { DATABASE_URL: postgres.create("backup") } : {});
    const [content, backup] = [join(cms.dir, "content"), join(cms.dir, "backup")];
    mkdirSync(join(content, "media/pictures"), { recursive: true });
    writeFileSync(join(content, "media/pictures/a.png"), pixel);
    const picture = { id: "1", title: "Kept", image: "/media/pictures/a.png", status: "Y" };
    writeFileSync(join(content, "gallery.json"), JSON.stringify([picture]));
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
    const session = await fetch(`${cms.url}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "editor@example.com", password: editor.password }),
    });
    assert.equal(session.status, 200);
    assert.ok(readdirSync(backup).length === 2);
    assert.ok(readFileSync(join(backup, "media/pictures/a.png")).equals(pixel));
    await cms.remove();
  });
