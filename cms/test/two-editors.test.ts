/** Two people in one record, on both databases: nobody's text is lost without a trace. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { richText, type Session, TestCms } from "../../testing/cms/cms-process.ts";
import { TestPostgres } from "../../testing/cms/postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

type Doc = {
  id: number;
  updatedAt: string;
  title?: string;
  address?: string;
  label?: string;
  value?: string;
};

for (const database of ["sqlite", "postgres"])
  suite(`two editors on ${database}`, () => {
    let cms: TestCms;
    let asha: Session;
    let ravi: Session;

    before(async () => {
      cms = new TestCms(database === "postgres" ? { DATABASE_URL: postgres.create("editors") } : {});
      await cms.start();
      asha = await cms.signIn("asha@example.com", "editor");
      ravi = await cms.signIn("ravi@example.com", "editor");
    });
    after(() => cms.remove());

    const ofRecord = async () => {
      const data = { title: "Original", description: richText("Text"), _status: "published" };
      const { body } = await asha.send("POST", "/commitments", data);
      return {
        path: `/commitments/${body.doc.id}`,
        versions: `/commitments/versions?where[parent][equals]=${body.doc.id}&`,
      };
    };
    const ofSingle = async () => {
      await asha.send("POST", "/globals/settings", { address: "Original", _status: "published" });
      return { path: "/globals/settings", versions: "/globals/settings/versions?" };
    };
    const kinds = [
      { kind: "a record", create: ofRecord, first: "title", second: "description", method: "PATCH" },
      { kind: "a single page", create: ofSingle, first: "address", second: "phone", method: "POST" },
    ];

    for (const { kind, create, first, method } of kinds) {
      /** As a form does it: all fields are sent, with the time of the version that it has loaded. */
      const open = async (session: Session, path: string): Promise<Doc> =>
        (await session.send("GET", `${path}?draft=true&depth=0`)).body;
      const type = async (session: Session, path: string, form: Doc, change: object) => {
        const data = { ...form, ...change, _status: "draft" };
        const { status, body } = await session.send(method, `${path}?draft=true&autosave=true&depth=0`, data);
        return {
          status,
          doc: (body.doc ?? body.result) as Doc,
          message: body.errors?.[0]?.message as string,
        };
      };
      const publish = (session: Session, path: string, form: Doc) =>
        session.send(method, path, { ...form, _status: "published" });
      const newest = async (path: string) => (await open(asha, path))[first as "title"];
      const lockOwners = async () =>
        (await asha.send("GET", "/payload-locked-documents?depth=1")).body.docs.map(
          ({ user }: { user: { value: { email: string } } }) => user.value.email,
        );
      const unlock = () => cms.query("DELETE FROM payload_locked_documents");

      test(`${kind} stays locked while somebody types, and nobody else can save it`, async () => {
        unlock();
        const { path, versions } = await create();
        const ours = await open(asha, path);
        const theirs = await open(ravi, path);
        const saved = await type(asha, path, ours, { [first]: "Of Asha" });
        assert.equal(saved.status, 200);
        assert.deepEqual(await lockOwners(), ["asha@example.com"]);
        const again = await type(asha, path, saved.doc, { [first]: "Of Asha, further" });
        assert.equal(again.status, 200);

        for (const text of ["Of Ravi", "Of Ravi, further"]) {
          const refused = await type(ravi, path, theirs, { [first]: text });
          assert.equal(refused.status, 409);
          assert.match(refused.message, /^asha.* is editing this now\. .* Versions/);
        }
        assert.equal(await newest(path), "Of Asha, further");
        const { body } = await asha.send("GET", `${versions}depth=1&sort=-updatedAt&limit=0`);
        const kept = body.docs.filter(({ version }: { version: Doc }) =>
          String(version[first as "title"]).startsWith("Of Ravi"),
        );
        assert.deepEqual(
          kept.map(
            ({ version, latest }: { version: Doc & { editor: { email: string } }; latest: boolean }) => [
              version[first as "title"],
              version.editor.email,
              latest,
            ],
          ),
          [["Of Ravi, further", "ravi@example.com", false]],
        );
        assert.equal(body.docs.filter(({ latest }: { latest: boolean }) => latest).length, 1);
      });

      test(`${kind}: who publishes a form that is older than another's save is told, and loses nothing`, async () => {
        unlock();
        const { path, versions } = await create();
        const ours = await open(asha, path);
        const theirs = await type(ravi, path, await open(ravi, path), { [first]: "Of Ravi" });
        assert.equal(theirs.status, 200);
        unlock();
        const { status, body } = await publish(asha, path, { ...ours, [first]: "Of Asha" });
        assert.equal(status, 409);
        assert.match(body.errors[0].message, /^ravi.* has saved this since you opened it/);
        assert.equal(await newest(path), "Of Ravi");
        const { body: found } = await asha.send("GET", `${versions}sort=-updatedAt&limit=0`);
        const texts = found.docs.map(({ version }: { version: Doc }) => version[first as "title"]);
        assert.deepEqual(texts.slice(0, 2).sort(), ["Of Asha", "Of Ravi"]);

        // She restores hers, or goes on with his.
        const reloaded = await open(asha, path);
        const published = await publish(asha, path, { ...reloaded, [first]: "Of both" });
        assert.equal(published.status, 200, JSON.stringify(published.body));
        assert.equal(await newest(path), "Of both");
      });
    }

    test("a list has one row for a record with a text that was refused", async () => {
      const { path } = await ofRecord();
      const { body: form } = await ravi.send("GET", `${path}?draft=true&depth=0`);
      await asha.send("PATCH", `${path}?draft=true`, { title: "Listed once", _status: "draft" });
      const data = { ...form, title: "Refused", _status: "draft" };
      assert.equal((await ravi.send("PATCH", `${path}?draft=true&autosave=true`, data)).status, 409);
      const { body } = await asha.send("GET", "/commitments?draft=true&limit=0&sort=-id");
      const own = body.docs.filter(({ id }: Doc) => path.endsWith(`/${id}`));
      assert.deepEqual(
        own.map(({ title }: Doc) => title),
        ["Listed once"],
      );
    });

    test("a published record stays what it is beside a text that was refused", async () => {
      const { path } = await ofRecord();
      const { body: form } = await ravi.send("GET", `${path}?draft=true&depth=0`);
      await asha.send("PATCH", path, { title: "Published by Asha", _status: "published" });
      const data = { ...form, title: "Refused", _status: "draft" };
      assert.equal((await ravi.send("PATCH", `${path}?draft=true&autosave=true`, data)).status, 409);
      const { body } = await asha.send("GET", `${path}?draft=true&depth=0`);
      assert.deepEqual([body.title, body._status], ["Published by Asha", "published"]);
    });

    test("rows of a record survive a refused save", async () => {
      const specs = [{ key: "capacity", label: "Nitrogen", value: "164", unit: "Nm³/h" }];
      const { body } = await asha.send("POST", "/products", {
        title: "Rows",
        specs,
        gases: ["nitrogen"],
        _status: "published",
      });
      const path = `/products/${body.doc.id}`;
      const { body: form } = await ravi.send("GET", `${path}?draft=true&depth=0`);
      await asha.send("PATCH", `${path}?draft=true`, { title: "Newer", _status: "draft" });
      const data = { ...form, title: "Refused", specs: [], _status: "draft" };
      assert.equal((await ravi.send("PATCH", `${path}?draft=true&autosave=true`, data)).status, 409);
      const { body: now } = await asha.send("GET", `${path}?draft=true&depth=0`);
      assert.equal(now.title, "Newer");
      assert.equal(now.specs[0]?.value, "164");
      assert.deepEqual(now.gases, ["nitrogen"]);
    });
  });
