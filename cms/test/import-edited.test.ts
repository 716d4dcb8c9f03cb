/** An import replaces what was edited in the CMS only when it is told to, on both databases. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { filter, TestCms } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

for (const database of ["sqlite", "postgres"])
  test(`an import keeps and lists what was edited, on ${database}`, async (t) => {
    const cms = new TestCms(database === "postgres" ? { DATABASE_URL: postgres.create("edited") } : {});
    t.after(() => cms.remove());
    const folder = join(cms.dir, "content");
    mkdirSync(folder);
    const write = (title: string) => {
      const records = [1, 2].map((id) => ({
        id,
        title: `${title} ${id}`,
        description: "<p>Text</p>",
        status: "Y",
      }));
      writeFileSync(join(folder, "commitments.json"), JSON.stringify(records));
      writeFileSync(
        join(folder, "privacy.json"),
        JSON.stringify({ description: `<p>${title}</p>`, status: "Y" }),
      );
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
      const { data } = await cms.get(`/website/commitment?${filter}&page=1&limit=10`);
      await cms.stop();
      return data.map(({ title }: { title: string }) => title);
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
