/** Two people in one record, on both databases: nobody's text is lost without a trace. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { richText, type Session, TestCms } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { create } from "./records.ts";

type Doc = Record<string, unknown>;
type Version = { version: Doc & { editor: { email: string } }; latest: boolean };

for (const [database, newDatabase] of databases)
  suite(`two editors on ${database}`, () => {
    let cms: TestCms;
    let asha: Session;
    let ravi: Session;

    before(async () => {
      cms = await new TestCms(newDatabase()).start();
      asha = await cms.signIn("asha@example.com", "editor");
      ravi = await cms.signIn("ravi@example.com", "editor");
    });
    after(() => cms.remove());

    const ofRecord = async () => {
      const { id } = await create(asha, "/commitments", { title: "Original", description: richText("Text") });
      return { path: `/commitments/${id}`, versions: `/commitments/versions?where[parent][equals]=${id}&` };
    };
    const ofSingle = async () => {
      await asha.send("POST", "/globals/settings", { address: "Original", _status: "published" });
      return { path: "/globals/settings", versions: "/globals/settings/versions?" };
    };
    const kinds = [
      { kind: "a record", begin: ofRecord, first: "title", method: "PATCH" },
      { kind: "a single page", begin: ofSingle, first: "address", method: "POST" },
    ];

    for (const { kind, begin, first, method } of kinds) {
      /** As a form does it: all fields are sent, with the time of the version that it has loaded. */
      const open = async (session: Session, path: string): Promise<Doc> =>
        (await session.send("GET", `${path}?draft=true&depth=0`)).body;
      const type = async (session: Session, path: string, form: Doc, change: object) => {
        const data = { ...form, ...change, _status: "draft" };
        const { status, body } = await session.send(method, `${path}?draft=true&typing=true&depth=0`, data);
        return {
          status,
          doc: (body.doc ?? body.result) as Doc,
          message: body.errors?.[0]?.message as string,
        };
      };
      const publish = (session: Session, path: string, form: Doc) =>
        session.send(method, path, { ...form, _status: "published" });
      const newest = async (path: string) => (await open(asha, path))[first];
      const lockOwners = async () =>
        (await asha.send("GET", "/payload-locked-documents?depth=1")).body.docs.map(
          ({ user }: { user: { value: { email: string } } }) => user.value.email,
        );
      const textsOf = async (versions: string): Promise<unknown[]> => {
        const { body } = await asha.send("GET", `${versions}sort=-updatedAt&limit=0`);
        return body.docs.map(({ version }: Version) => version[first]);
      };
      const unlock = () => cms.query("DELETE FROM payload_locked_documents");

      test(`${kind} stays locked while somebody types, and nobody else can save it`, async () => {
        unlock();
        const { path, versions } = await begin();
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
        const docs: Version[] = body.docs;
        const texts = docs.map(({ version, latest }) => [version[first], version.editor.email, latest]);
        assert.deepEqual(
          texts.filter(([text]) => String(text).startsWith("Of Ravi")),
          [["Of Ravi, further", "ravi@example.com", false]],
        );
        assert.equal(docs.filter(({ latest }) => latest).length, 1);
      });

      test(`${kind}: who publishes a form that is older than another's save is told, and loses nothing`, async () => {
        unlock();
        const { path, versions } = await begin();
        const ours = await open(asha, path);
        const theirs = await type(ravi, path, await open(ravi, path), { [first]: "Of Ravi" });
        assert.equal(theirs.status, 200);
        unlock();
        const { status, body } = await publish(asha, path, { ...ours, [first]: "Of Asha" });
        assert.equal(status, 409);
        assert.match(body.errors[0].message, /^ravi.* has saved this since you opened it/);
        assert.equal(await newest(path), "Of Ravi");
        const { body: found } = await asha.send("GET", `${versions}sort=-updatedAt&limit=0`);
        const texts = found.docs.map(({ version }: Version) => version[first]);
        assert.deepEqual(texts.slice(0, 2).sort(), ["Of Asha", "Of Ravi"]);

        // She restores hers, or goes on with his.
        const reloaded = await open(asha, path);
        const published = await publish(asha, path, { ...reloaded, [first]: "Of both" });
        assert.equal(published.status, 200, JSON.stringify(published.body));
        assert.equal(await newest(path), "Of both");
      });
      test(`${kind}: what one person types in one go is one version, and another's is one of its own`, async () => {
        unlock();
        const { path, versions } = await begin();
        const before = await textsOf(versions);
        let form = await open(asha, path);
        for (const text of ["O", "On", "One"]) form = (await type(asha, path, form, { [first]: text })).doc;
        unlock();
        await type(ravi, path, await open(ravi, path), { [first]: "Two" });
        assert.deepEqual(await textsOf(versions), ["Two", "One", ...before]);
      });

      test(`${kind}: a draft that comes after its own publication is not saved over it`, async () => {
        unlock();
        const { path, versions } = await begin();
        const form = await open(asha, path);
        await publish(asha, path, { ...form, [first]: "Published" });
        const late = await type(asha, path, form, { [first]: "Typed before" });
        assert.equal(late.status, 409);
        assert.match(late.message, /^You have published this since you opened it/);
        assert.equal(await newest(path), "Published");
        assert.ok((await textsOf(versions)).includes("Typed before"));
      });
    }

    test("a list has one row for a record with a text that was refused", async () => {
      const { path } = await ofRecord();
      const { body: form } = await ravi.send("GET", `${path}?draft=true&depth=0`);
      await asha.send("PATCH", `${path}?draft=true`, { title: "Listed once", _status: "draft" });
      const data = { ...form, title: "Refused", _status: "draft" };
      assert.equal((await ravi.send("PATCH", `${path}?draft=true&typing=true`, data)).status, 409);
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
      assert.equal((await ravi.send("PATCH", `${path}?draft=true&typing=true`, data)).status, 409);
      const { body } = await asha.send("GET", `${path}?draft=true&depth=0`);
      assert.deepEqual([body.title, body._status], ["Published by Asha", "published"]);
    });

    test("rows of a record survive a refused save", async () => {
      const specs = [{ key: "capacity", label: "Nitrogen", value: "164", unit: "Nm³/h" }];
      const { id } = await create(asha, "/products", { title: "Rows", specs, gases: ["nitrogen"] });
      const path = `/products/${id}`;
      const { body: form } = await ravi.send("GET", `${path}?draft=true&depth=0`);
      await asha.send("PATCH", `${path}?draft=true`, { title: "Newer", _status: "draft" });
      const data = { ...form, title: "Refused", specs: [], _status: "draft" };
      assert.equal((await ravi.send("PATCH", `${path}?draft=true&typing=true`, data)).status, 409);
      const { body: now } = await asha.send("GET", `${path}?draft=true&depth=0`);
      assert.equal(now.title, "Newer");
      assert.equal(now.specs[0]?.value, "164");
      assert.deepEqual(now.gases, ["nitrogen"]);
    });
  });
