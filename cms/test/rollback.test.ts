/** The site hears nothing of a change that the database refuses. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";
import { titlesOf } from "./records.ts";
import { SiteDouble } from "./site-double.ts";

const refuse = (table: string, when: string, timing = "") =>
  `CREATE ${timing ? "CONSTRAINT " : ""}TRIGGER refuse AFTER INSERT OR UPDATE ON ${table} ${timing} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION refuse();`;

const postgres = new TestPostgres();
const site = new SiteDouble();
let cms: TestCms;
let editor: Session;

before(async () => {
  await postgres.start();
  await site.start();
  const DATABASE_URL = postgres.create("rollback");
  cms = await new TestCms({ DATABASE_URL, REVALIDATE_URL: site.url, REVALIDATE_SECRET: site.secret }).start();
  // At its start it tells the site of all content.
  await until(() => site.take().length > 0);
  editor = await cms.signIn("editor@example.com", "editor");
  cms.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    ${refuse("commitments", "NEW.title = 'Refused at the commit'", "DEFERRABLE INITIALLY DEFERRED")}
    ${refuse("_commitments_v", "NEW.version_title = 'Refused on the way'")}`,
  );
});
after(async () => {
  await cms?.remove();
  await site.stop();
  postgres.remove();
});

const titles = (base = "") => titlesOf(cms, "commitment", base);
const publish = (title: string) => editor.send("POST", "/commitments", { title, _status: "published" });

for (const title of ["Refused at the commit", "Refused on the way"])
  test(`${title}: neither the site nor its backend hears of it`, async () => {
    site.take();
    await publish(title);
    for (const base of ["", "/drafts"]) assert.ok(!(await titles(base)).includes(title));
    const next = `After "${title}"`;
    const { status, body } = await publish(next);
    assert.equal(status, 201);
    await until(() => site.calls.length > 0);
    // The site is told in the order of the changes.
    assert.deepEqual(site.calls, [{ tags: ["commitments"], records: [String(body.doc.id)] }]);
    assert.ok((await titles()).includes(next));
  });
