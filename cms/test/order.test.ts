/** The order of lists on the site, on both databases. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { richText, TestCms, until } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { create, titlesOf } from "./records.ts";

for (const [database, newDatabase] of databases)
  test(`news come by date and other lists with the newest record first, on ${database}`, async (t) => {
    const cms = new TestCms(newDatabase());
    t.after(() => cms.remove());
    await cms.start();
    const editor = await cms.signIn("editor@example.com", "editor");
    const publish = (kind: string, title: string, day?: string) => {
      const date = day && { published_at: `${day}T12:00:00.000Z` };
      return create(editor, `/${kind}`, { title, description: richText("Text"), ...date });
    };
    const titles = (call: string) => titlesOf(cms, call);
    for (const kind of ["news", "blog"]) {
      await publish(kind, "Of May", "2026-05-01");
      await publish(kind, "Of March", "2026-03-01");
      await publish(kind, "Of July", "2026-07-01");
      const { published_at } = await publish(kind, "Of today");
      assert.match(published_at, /^20\d\d-\d\d-\d\dT12:00:00.000Z$/);
      await publish(kind, "Of today, too", published_at.slice(0, 10));
      const expected = ["Of today, too", "Of today", "Of July", "Of May", "Of March"];
      await until(async () => (await titles(kind)).length === expected.length);
      assert.deepEqual(await titles(kind), expected);
    }
    for (const title of ["First", "Second", "Third"]) await publish("commitments", title);
    await until(async () => (await titles("commitment")).length === 3);
    assert.deepEqual(await titles("commitment"), ["Third", "Second", "First"]);
  });
