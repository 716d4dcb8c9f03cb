/** The order of lists on the site, on both databases. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { filter, richText, TestCms, until } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

for (const database of ["sqlite", "postgres"])
  test(`news come by date and other lists with the newest record first, on ${database}`, async (t) => {
    const cms = new TestCms(database === "postgres" ? { DATABASE_URL: postgres.create("order") } : {});
    t.after(() => cms.remove());
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    const create = async (kind: string, title: string, published_at?: string) => {
      const date = published_at && { published_at: `${published_at}T12:00:00.000Z` };
      const data = { title, description: richText("Text"), ...date, _status: "published" };
      const { status, body } = await editor.send("POST", `/${kind}`, data);
      assert.equal(status, 201, JSON.stringify(body));
      return body.doc;
    };
    const titles = async (call: string): Promise<string[]> =>
      (await cms.get(`/website/${call}?${filter}&page=1&limit=100`)).data.map(
        ({ title }: { title: string }) => title,
      );
    for (const [kind, call] of [
      ["news", "news"],
      ["blog", "blog"],
    ] as const) {
      await create(kind, "Of May", "2026-05-01");
      await create(kind, "Of March", "2026-03-01");
      await create(kind, "Of July", "2026-07-01");
      const { published_at } = await create(kind, "Of today");
      assert.match(published_at, /^20\d\d-\d\d-\d\dT12:00:00.000Z$/);
      await create(kind, "Of today, too", published_at.slice(0, 10));
      const expected = ["Of today, too", "Of today", "Of July", "Of May", "Of March"];
      await until(async () => (await titles(call)).length === expected.length);
      assert.deepEqual(await titles(call), expected);
    }
    for (const title of ["First", "Second", "Third"]) await create("commitments", title);
    await until(async () => (await titles("commitment")).length === 3);
    assert.deepEqual(await titles("commitment"), ["Third", "Second", "First"]);
  });
