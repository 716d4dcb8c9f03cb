/** Two processes on one database. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { filter, TestCms, until } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";

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

  const shows = (cms: TestCms, title: string) =>
    until(async () => JSON.stringify(await cms.get(`/website/commitment?${filter}`)).includes(title));

  test("see each other's changes", async () => {
    const editor = await first.signIn("both@example.com", "editor");
    const { body } = await editor.send("POST", "/commitments", { title: "Everywhere", _status: "published" });
    assert.ok(body.doc, JSON.stringify(body));
    for (const cms of [first, second]) await shows(cms, "Everywhere");
  });

  test("see changes again after their connections were lost", async () => {
    const editor = await second.signIn("again@example.com", "editor");
    const listening = "pid <> pg_backend_pid() AND query ~ '^(LISTEN|SELECT 1$)'";
    first.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listening}`);
    for (const cms of [first, second])
      await until(() => cms.output.includes("connection to the database lost"));
    for (const title of ["While it is lost", "When it is back"]) {
      await editor.send("POST", "/commitments", { title, _status: "published" });
      for (const cms of [first, second]) await shows(cms, title);
    }
  });
});
