/** An import replaces what was edited in the CMS only when it is told to, on both databases. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { TestCms } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { titlesOf, writeContent } from "./records.ts";

for (const [database, newDatabase] of databases)
  test(`an import keeps and lists what was edited, on ${database}`, async (t) => {
    const cms = new TestCms(newDatabase());
    t.after(() => cms.remove());
    const folder = join(cms.dir, "content");
    const write = (title: string) => {
      const shared = { description: `<p>${title}</p>`, status: "Y" };
      const commitments = [1, 2].map((id) => ({ id, title: `${title} ${id}`, ...shared }));
      writeContent(folder, { commitments, privacy: shared });
    };
    write("First");
    await cms.run("import-cli", folder);
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    await editor.send("PATCH", "/commitments/2", { title: "Edited", _status: "published" });
    await editor.send("POST", "/globals/privacy", {
      revised_on: "2026-05-06T12:00:00.000Z",
      _status: "published",
    });
    await cms.stop();

    const titles = async () => {
      await cms.start();
      const found = await titlesOf(cms, "commitment");
      await cms.stop();
      return found;
    };
    write("Second");
    const output = await cms.run("import-cli", folder);
    assert.match(output, /^1 of 3 files and records imported/m);
    assert.match(output, /^Kept as they were edited in the CMS: (?=.*commitments 2)(?=.*privacy)/m);
    assert.deepEqual(await titles(), ["Second 1", "Edited"]);

    assert.match(await cms.run("import-cli", folder, "--overwrite"), /^2 of 3 files and records imported/m);
    assert.deepEqual(await titles(), ["Second 1", "Second 2"]);
    write("Third");
    assert.match(await cms.run("import-cli", folder), /^3 of 3 files and records imported/m);
  });
