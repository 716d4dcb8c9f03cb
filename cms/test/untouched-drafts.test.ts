/** Records that exist only because somebody opened the form for a new one, on both databases. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { richText, TestCms } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { create } from "./records.ts";

const makeOld = (exceptId: number) =>
  `UPDATE _commitments_v SET version_created_at = '2020-01-01T00:00:00.000Z' WHERE parent_id <> ${exceptId};`;

for (const [database, newDatabase] of databases)
  test(`an old draft that nobody wrote into is deleted from ${database}, and no other one`, async (t) => {
    const cms = new TestCms(newDatabase());
    t.after(() => cms.remove());
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    const begin = async (data: object = {}): Promise<number> =>
      (await create(editor, "/commitments?draft=true", data)).id;
    const type = async (id: number, data: object): Promise<number> => {
      const { status } = await editor.send("PATCH", `/commitments/${id}?draft=true&autosave=true`, data);
      assert.equal(status, 200);
      return id;
    };
    const untouched = await begin();
    const recent = await begin();
    const kept = [
      recent,
      await begin({ title: "Titled" }),
      await begin({ description: richText("A text") }),
      await type(await begin(), { description: richText("Typed without a title") }),
      // Somebody wrote into it once.
      await type(await type(await begin(), { title: "Removed" }), { title: "" }),
    ];
    await cms.stop();
    cms.query(makeOld(recent));

    await cms.start();
    const { body } = await editor.send("GET", "/commitments?draft=true&limit=0&sort=id");
    const ids = body.docs.map(({ id }: { id: number }) => id);
    assert.ok(!ids.includes(untouched));
    assert.deepEqual(ids, kept);

    const folder = join(cms.dir, "exported");
    const output = await cms.run("export-cli", folder);
    assert.match(output, /^Left out: .*commitments \d+/m);
    const exported = JSON.parse(readFileSync(join(folder, "commitments.json"), "utf8"));
    assert.deepEqual(
      exported.map(({ title }: { title: string }) => title),
      ["Titled"],
    );
    assert.match(await cms.run("import-cli", folder), /^0 of /m);
  });
