/** Records that exist only because somebody opened the form for a new one, on both databases. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { richText, TestCms } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

const makeOld = (exceptId: number) =>
  `UPDATE _commitments_v SET version_created_at = '2020-01-01T00:00:00.000Z' WHERE parent_id <> ${exceptId};`;

for (const database of ["sqlite", "postgres"])
  test(`an old draft that nobody wrote into is deleted from ${database}, and no other one`, async (t) => {
    const cms = new TestCms(database === "postgres" ? { DATABASE_URL: postgres.create("untouched") } : {});
    t.after(() => cms.remove());
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    const create = async (data: object = {}): Promise<number> => {
      const { status, body } = await editor.send("POST", "/commitments?draft=true", data);
      assert.equal(status, 201, JSON.stringify(body));
      return body.doc.id;
    };
    const type = async (id: number, data: object): Promise<number> => {
      const { status } = await editor.send("PATCH", `/commitments/${id}?draft=true&autosave=true`, data);
      assert.equal(status, 200);
      return id;
    };
    const untouched = await create();
    const recent = await create();
    const kept = [
      recent,
      await create({ title: "Titled" }),
      await create({ description: richText("A text") }),
      await type(await create(), { description: richText("Typed without a title") }),
      // Somebody wrote into it once.
      await type(await type(await create(), { title: "Removed" }), { title: "" }),
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
