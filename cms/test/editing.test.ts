/** The work of editors, on both databases. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { filter, richText, type Session, TestCms, timeToNow, until } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { create, titlesOf } from "./records.ts";
import { SiteDouble } from "./site-double.ts";

for (const [database, newDatabase] of databases) {
  suite(`editing on ${database}`, () => {
    const site = new SiteDouble();
    let cms: TestCms;
    let editor: Session;
    let author: Session;

    before(async () => {
      await site.start();
      const env = { REVALIDATE_URL: site.url, REVALIDATE_SECRET: site.secret, ...newDatabase() };
      cms = await new TestCms(env).start();
      // At its start it tells the site of all content.
      await until(() => site.take().length > 0);
      editor = await cms.signIn("editor@example.com", "editor");
      author = await cms.signIn("author@example.com", "author");
    });
    after(async () => {
      await cms.remove();
      await site.stop();
    });

    const titles = (base = "") => titlesOf(cms, "commitment", base);
    const shows = (title: string, base = "") => until(async () => (await titles(base)).includes(title));
    const hides = (title: string) => until(async () => !(await titles()).includes(title));
    const publish = async (title: string): Promise<number> =>
      (await create(editor, "/commitments", { title, description: richText("Text") })).id;

    test("the site is told of a publication, after it can be read", async () => {
      const id = await publish("Told");
      await until(() => site.calls.length > 0);
      assert.deepEqual(site.calls[0]?.records, [String(id)]);
      assert.deepEqual(site.take(), ["commitments"]);
      assert.ok((await titles()).includes("Told"));
    });

    test("a site that is down is told when it is back", async () => {
      site.isDown = true;
      await publish("While it was down");
      await until(() => site.missed > 1);
      assert.deepEqual(site.take(), []);
      site.isDown = false;
      await until(() => site.take().includes("commitments"));
    });

    test("a draft is in the drafts only, and the site hears nothing of it", async () => {
      const id = await publish("First version");
      await until(() => site.take().includes("commitments"));
      const { status } = await editor.send("PATCH", `/commitments/${id}?draft=true`, {
        title: "Second version",
        _status: "draft",
      });
      assert.equal(status, 200);
      await shows("Second version", "/drafts");
      assert.ok((await titles()).includes("First version"));
      assert.ok(!(await titles()).includes("Second version"));
      // The site is told in the order of the changes.
      const next = await publish("After the draft");
      await until(() => site.calls.length > 0);
      assert.deepEqual(site.calls[0]?.records, [String(next)]);
      for (const query of [
        "?draft=true",
        `?${filter}&draft=true`,
        "?filter_parameter=status&filter_value=draft",
      ]) {
        const response = await cms.call(`/website/commitment${query}`, {
          headers: { cookie: editor.cookie, "x-draft": "1" },
        });
        assert.ok(!(await response.text()).includes("Second version"), query);
      }
    });

    test("versions name their editor and are restored, and a restored one is published", async () => {
      const id = await publish("Original");
      await editor.send("PATCH", `/commitments/${id}`, { title: "Mistake", _status: "published" });
      await shows("Mistake");
      const { body } = await editor.send(
        "GET",
        `/commitments/versions?where[parent][equals]=${id}&sort=updatedAt&depth=1`,
      );
      const [first] = body.docs;
      assert.equal(first.version.title, "Original");
      assert.equal(first.version.editor.email, "editor@example.com");
      assert.equal((await editor.send("POST", `/commitments/versions/${first.id}`)).status, 200);
      await shows("Original");
      await hides("Mistake");
    });

    test("unpublishing and the trash take a record off the site, and it can come back", async () => {
      const id = await publish("Comes and goes");
      await shows("Comes and goes");
      await editor.send("PATCH", `/commitments/${id}`, { _status: "draft" });
      await hides("Comes and goes");
      await editor.send("PATCH", `/commitments/${id}`, { _status: "published" });
      await shows("Comes and goes");
      await editor.send("PATCH", `/commitments/${id}`, { deletedAt: new Date().toISOString() });
      await hides("Comes and goes");
      await editor.send("PATCH", `/commitments/${id}?trash=true`, { deletedAt: null });
      await shows("Comes and goes");
    });

    test("a schedule publishes at its time", async () => {
      const me = (await editor.send("GET", "/users/me")).body.user;
      const schedule = async (title: string, waitUntil: string) => {
        const draft = { title, description: richText("Text"), _status: "draft" };
        const { body } = await editor.send("POST", "/commitments?draft=true", draft);
        const doc = { relationTo: "commitments", value: String(body.doc.id) };
        const input = { type: "publish", doc, user: { relationTo: "users", value: me.id } };
        await cms.run("../test/queue-job", JSON.stringify({ taskSlug: "schedulePublish", input, waitUntil }));
      };
      await schedule("For another day", "2100-01-01T00:00:00.000Z");
      await schedule("For today", new Date().toISOString());
      await shows("For today");
      assert.ok(!(await titles()).includes("For another day"));
      cms.query(timeToNow);
      await shows("For another day");
    });

    test("what the site could not show is not published, and can be kept as a draft", async () => {
      const data = { value: "5", label: "x".repeat(400) };
      const refused = await editor.send("POST", "/figures", { ...data, _status: "published" });
      assert.equal(refused.status, 400);
      assert.equal(refused.body.errors[0].data.errors[0].path, "label");
      const kept = await editor.send("POST", "/figures?draft=true", { ...data, _status: "draft" });
      assert.equal(kept.status, 201);
    });

    test("authors write drafts and cannot publish, unpublish or delete", async () => {
      const id = await publish("Of the editor");
      const publishing = { title: "By an author", _status: "published" };
      assert.equal((await author.send("POST", "/commitments", publishing)).status, 403);
      assert.equal((await author.send("PATCH", `/commitments/${id}`, publishing)).status, 403);
      for (const data of [
        { title: "Taken over" },
        { _status: "draft" },
        { deletedAt: new Date().toISOString() },
      ]) {
        const { status } = await author.send("PATCH", `/commitments/${id}`, data);
        assert.equal(status, 403, JSON.stringify(data));
      }
      assert.equal((await author.send("DELETE", `/commitments/${id}`)).status, 403);
      const proposal = { title: "A proposal", _status: "draft" };
      const proposed = await author.send("PATCH", `/commitments/${id}?draft=true`, proposal);
      assert.equal(proposed.status, 200);
      for (const query of [
        "publishAllLocales=true",
        "draft=true&publishAllLocales=true",
        "draft=true&unpublishAllLocales=true",
      ]) {
        const { status } = await author.send("PATCH", `/commitments/${id}?${query}`, { title: "Taken over" });
        assert.equal(status, 403, query);
      }
      const { body } = await author.send(
        "GET",
        `/commitments/versions?where[parent][equals]=${id}&sort=updatedAt`,
      );
      const restored = await author.send("POST", `/commitments/versions/${body.docs[0].id}`);
      assert.equal(restored.status, 403);
      assert.ok((await titles()).includes("Of the editor"));
    });

    test("only admins manage users, and nobody changes the own role", async () => {
      const { body } = await author.send("GET", "/users/me");
      await author.send("PATCH", `/users/${body.user.id}`, { role: "admin" });
      assert.equal((await author.send("GET", "/users/me")).body.user.role, "author");
      const data = { email: "new@example.com", name: "New", role: "admin", password: "long-enough-password" };
      assert.equal((await editor.send("POST", "/users", data)).status, 403);
      assert.equal((await author.send("GET", "/inquiries")).status, 403);
      const weak = await author.send("PATCH", `/users/${body.user.id}`, { password: "short" });
      assert.equal(weak.status, 400);
    });

    test("a restart shows the same content", async () => {
      await cms.stop("SIGKILL");
      await cms.start();
      await shows("Told");
    });
  });
}
