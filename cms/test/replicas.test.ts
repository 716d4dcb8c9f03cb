/** Two processes on one database. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { filter, TestCms, until } from "./cms-process.ts";
import { TestPostgres } from "./postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

suite("two processes on one Postgres", () => {
  let first: TestCms;
  let second: TestCms;

  before(async () => {
    const shared = { DATABASE_URL: postgres.create("shared") };
    first = await new TestCms(shared).start();
    second = await new TestCms(shared).start();
  });
  after(async () => {
    await first.remove();
    await second.remove();
  });

  test("see each other's changes within a second", async () => {
    const editor = await first.signIn("both@example.com", "editor");
    const { body } = await editor.send("POST", "/commitments", { title: "Everywhere", _status: "published" });
    assert.ok(body.doc, JSON.stringify(body));
    const startedAt = Date.now();
    for (const cms of [first, second])
      await until(async () =>
        JSON.stringify(await cms.get(`/website/commitment?${filter}`)).includes("Everywhere"),
      );
    assert.ok(Date.now() - startedAt < 1000);
  });
});
