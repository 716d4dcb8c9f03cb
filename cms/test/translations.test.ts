/** Translations, on both databases: what the contract answers, what the site is told, and what becomes outdated. */
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { after, before, suite, test } from "node:test";
import { createApp } from "../../backend/app.ts";
import { ContentStore } from "../../backend/content-store.ts";
import { contractCalls } from "../../lib/backend/contract.ts";
import {
  filter,
  password,
  richText,
  type Session,
  TestCms,
  until,
  username,
} from "../../testing/cms/cms-process.ts";
import { comparable } from "./comparable.ts";
import { databases } from "./databases.ts";
import { create, upload } from "./records.ts";
import { SiteDouble } from "./site-double.ts";

const sample = resolve(import.meta.dirname, "../../backend/content");
/** The embedded backend, on the content that the CMS has imported. */
function embedded() {
  const log = { info() {}, error() {}, warn() {} } as never;
  const store = new ContentStore(sample, log);
  store.reload();
  return createApp({ username, password, store, log, inquiries: {} as never, contentDir: sample } as never);
}

/** Of somebody who follows a link in the admin. */
const inBrowser = ({ cookie }: Session) => ({ cookie, "sec-fetch-site": "same-origin" });

for (const [database, newDatabase] of databases)
  suite(`translations on ${database}`, () => {
    const site = new SiteDouble();
    let cms: TestCms;
    let editor: Session;
    let author: Session;

    before(async () => {
      await site.start();
      const told = { REVALIDATE_URL: site.url, REVALIDATE_SECRET: site.secret };
      cms = new TestCms({ LOCALES: "en,hi", ...told, ...newDatabase() });
      const output = await cms.run("import-cli", sample);
      // Each text of the sample content has its place in a form.
      assert.doesNotMatch(output, /^ {2}hi /m);
      await cms.start();
      await until(() => site.take().length > 0);
      editor = await cms.signIn("editor@example.com", "editor");
      author = await cms.signIn("author@example.com", "author");
    });
    after(async () => {
      await cms.remove();
      await site.stop();
    });

    const product = (query: string, base = "") =>
      cms.get(`${base}/website/product/1?id=1&${filter}${query}`).then(({ data }) => data);
    const hindi = (base = "") => product("&locale=hi", base);

    const ask = (query: string, session: Session) => {
      const url = `${cms.url}/api/translations/open?${query}`;
      return fetch(url, { headers: inBrowser(session), redirect: "manual" });
    };
    /** @returns the path of a translation in the API */
    const open = async (session: Session, kind: string, record: string | number): Promise<string> => {
      const { status, headers } = await ask(`language=hi&kind=${kind}&record=${record}`, session);
      assert.equal(status, 302);
      return String(headers.get("location")).replace("/admin/collections", "");
    };
    const words = async (path: string) =>
      (await editor.send("GET", `${path}?draft=true&depth=0`)).body.words as {
        path: string;
        source: string;
        text: string;
      }[];
    const readAdmin = async (path = "", { url } = cms) =>
      (await fetch(`${url}/admin${path}`, { headers: inBrowser(editor) })).text();
    /** The numbers on the first page. */
    const counts = async () => {
      const html = (await readAdmin()).replaceAll("<!-- -->", "");
      const count = (state: string) =>
        Array.from(html.matchAll(new RegExp(`<li><a [^>]*>(?:(\\d+) )?[^<]*</a><span> ${state}:`, "g")))
          .map(([, number]) => Number(number ?? 1))
          .reduce((sum, number) => sum + number, 0);
      return { missing: count("missing"), outdated: count("outdated") };
    };
    const commitment = async (title: string): Promise<number> =>
      (await create(editor, "/commitments", { title, description: richText("A text") })).id;
    const inHindi = async (id: number, base = "") => {
      const { data } = await cms.get(`${base}/website/commitment?${filter}&page=1&limit=100&locale=hi`);
      return data.find((each: { id: string }) => each.id === String(id));
    };

    test("the contract answers in Hindi as the embedded backend does", async () => {
      const backend = embedded();
      const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
      for (const [name, call] of contractCalls) {
        if (call.path.includes("{key}")) continue;
        const query = [call.filtered && filter, call.limit && "page=1&limit=100", "locale=hi"];
        const path = `/website/${call.path}?${query.filter(Boolean).join("&")}`;
        const expected = await (await backend.request(path, { headers: { authorization } })).json();
        assert.deepEqual(comparable(await cms.get(path)), comparable(expected), name);
      }
    });

    test("only the words are others, and only in the language that is asked for", async () => {
      const [english, other] = [await product(""), await hindi()];
      assert.equal(other.locale, "hi");
      assert.notEqual(other.title, english.title);
      for (const name of ["min", "value"]) assert.equal(other.specs[0][name], english.specs[0][name]);
      assert.deepEqual(await product("&locale=mr"), english);
    });

    test("a draft of a translation is not shown; its publication tells the site of that language only", async () => {
      const id = await commitment("Shown in Hindi");
      await until(() => site.take().length > 0);
      const path = await open(author, "commitments", id);
      assert.equal(await open(editor, "commitments", id), path);
      const own = [
        { path: "title", source: "Shown in Hindi", text: "हिंदी में" },
        {
          path: "description",
          source: "<p>A text</p>",
          text: "<p onclick=x>एक <b>पाठ</b><script>x()</script></p>",
        },
      ];
      const draft = await author.send("PATCH", `${path}?draft=true`, {
        words: own,
        _status: "draft",
      });
      assert.equal(draft.status, 200, JSON.stringify(draft.body));
      const drafted = () => inHindi(id, "/drafts");
      await until(async () => (await drafted()).locale === "hi");
      assert.equal((await inHindi(id)).title, "Shown in Hindi");
      assert.equal((await author.send("PATCH", path, { _status: "published" })).status, 403);
      assert.deepEqual(site.take(), []);

      const { status, body } = await editor.send("PATCH", path, { _status: "published" });
      assert.equal(status, 200, JSON.stringify(body));
      await until(() => site.calls.length > 0);
      assert.deepEqual(site.calls, [{ tags: ["commitments.hi"], records: [String(id)] }]);
      site.take();
      const { title, description, locale } = await inHindi(id);
      assert.deepEqual([title, description, locale], ["हिंदी में", "<p>एक <strong>पाठ</strong></p>", "hi"]);

      await editor.send("PATCH", path, { _status: "draft" });
      await until(async () => (await inHindi(id)).title === "Shown in Hindi");
      await until(() => site.calls.length > 0);
      assert.deepEqual(site.take(), ["commitments.hi"]);
    });

    test("a link that only a translation has is checked, and a file that it shows is in use", async () => {
      const { doc } = (await upload(cms, editor, { name: "hindi.png" })).body;
      const path = await open(editor, "commitments", await commitment("With links"));
      const text = `<p><a href="/nowhere">पाठ</a> <a href="/media/uploads/hindi.png">चित्र</a></p>`;
      const own = [{ path: "description", source: "<p>A text</p>", text }];
      await editor.send("PATCH", path, { words: own, _status: "published" });
      await until(async () => (await readAdmin()).includes("links to /nowhere, which is not there"));
      const deletion = await editor.send("DELETE", `/media/${doc.id}`);
      assert.notEqual(deletion.status, 200);
      assert.match(JSON.stringify(deletion.body), /With links \(Hindi\)/);
    });

    test("a translation without a word, or with a text that is too long, is not published", async () => {
      const path = await open(editor, "commitments", await commitment("Refused"));
      const publish = async (text: string) => {
        const own = [{ path: "title", source: "Refused", text }];
        const { status, body } = await editor.send("PATCH", path, { words: own, _status: "published" });
        return [status, body.errors?.[0]?.data?.errors?.[0]?.message];
      };
      assert.deepEqual(await publish(""), [
        400,
        "Translate at least one text, with all its paragraphs, before you publish.",
      ]);
      assert.deepEqual(await publish("क".repeat(301)), [
        400,
        "“Title” has 301 characters. The site shows at most 300.",
      ]);
    });

    test("a changed English text makes its translation outdated, which stays on the site, and tells of everything", async () => {
      const before = await counts();
      site.take();
      await editor.send("PATCH", "/products/1", { title: "VN-100, renamed", _status: "published" });
      await until(() => site.calls.length > 0);
      const told = site.take();
      assert.ok(told.includes("products") && told.every((tag) => !tag.includes(".")), told.join());
      assert.deepEqual(await counts(), { ...before, outdated: before.outdated + 1 });
      const { title } = await hindi();
      assert.match(title, /नाइट्रोजन/);

      const path = await open(editor, "products", 1);
      const kept = (await words(path)).map((word) =>
        word.path === "title" ? { ...word, source: "VN-100, renamed" } : word,
      );
      await editor.send("PATCH", path, { words: kept, _status: "published" });
      await until(async () => (await counts()).outdated === before.outdated);
    });

    test("rows that move keep their words; a new row is in English, and makes the translation outdated", async () => {
      const before = await counts();
      const { specs } = (await editor.send("GET", "/products/2?depth=0")).body;
      const shown = async () =>
        (await cms.get(`/website/product/2?id=2&${filter}&locale=hi`)).data.specs.map(
          ({ label }: { label: string }) => label,
        );
      const labels = await shown();
      const added = { key: "colour", label: "Colour", value: "Green" };
      const { status } = await editor.send("PATCH", "/products/2", {
        specs: [added, ...specs.toReversed()],
        _status: "published",
      });
      assert.equal(status, 200);
      await until(async () => (await shown()).length > labels.length);
      assert.deepEqual(await shown(), ["Colour", ...labels.toReversed()]);
      assert.equal((await counts()).outdated, before.outdated + 1);
      // A published form was seen with the new row.
      await editor.send("PATCH", await open(editor, "products", 2), { _status: "published" });
      await until(async () => (await counts()).outdated === before.outdated);
    });

    test("the banner of a record follows the title of its translation", async () => {
      const path = await open(editor, "services", 1);
      const renamed = (await words(path)).map((word) =>
        word.path === "title" ? { ...word, text: "नया नाम" } : word,
      );
      await editor.send("PATCH", path, { words: renamed, _status: "published" });
      const banner = () =>
        cms.get(`/website/page-banner/by_name/${encodeURIComponent("नया नाम")}?${filter}&locale=hi`);
      await until(async () => (await banner()).data?.locale === "hi");
    });

    test("nobody opens a translation of what has none", async () => {
      for (const query of [
        "language=mr&kind=products&record=1",
        "language=hi&kind=products&record=9999",
        "language=hi&kind=redirects&record=1",
        "language=hi&kind=users&record=1",
        "",
      ])
        assert.equal((await ask(query, editor)).status, 404, query);
      const clerk = await cms.signIn("clerk@example.com", "inquiries");
      assert.equal((await ask("language=hi&kind=products&record=1", clerk)).status, 403);
    });

    test("an opened translation that stays empty is a draft, and its record lacks one as before", async () => {
      const before = await counts();
      const path = await open(editor, "commitments", await commitment("Only opened"));
      await until(async () => (await counts()).missing === before.missing + 1);
      const { body } = await editor.send("GET", path);
      assert.equal(body._status, "draft");
    });

    test("a deleted translation is no longer shown, and can be begun again", async () => {
      const path = await open(editor, "commitments", 1);
      await editor.send("PATCH", path, { deletedAt: new Date().toISOString() });
      const title = async () => (await inHindi(1)).locale ?? "en";
      await until(async () => (await title()) === "en");
      assert.equal(await open(editor, "commitments", 1), path);
      assert.equal((await editor.send("GET", path)).body._status, "draft");
      assert.equal(await title(), "en");
    });

    test("an earlier version is restored", async () => {
      const path = await open(editor, "commitments", 2);
      const first = (await inHindi(2)).title;
      const [title, ...others] = await words(path);
      const changed = [{ ...title, text: "बदला हुआ" }, ...others];
      await editor.send("PATCH", path, { words: changed, _status: "published" });
      await until(async () => (await inHindi(2)).title === "बदला हुआ");
      const where = `where[parent][equals]=${path.split("/").at(-1)}&sort=updatedAt&limit=1`;
      const [version] = (await editor.send("GET", `/translations/versions?${where}`)).body.docs;
      const { status, body } = await editor.send("POST", `/translations/versions/${version.id}`, {});
      assert.equal(status, 200, JSON.stringify(body));
      await until(async () => (await inHindi(2)).title === first);
    });

    test("translations are exported with the content, and an import keeps what was edited", async () => {
      const folder = join(cms.dir, "exported");
      await cms.run("export-cli", folder);
      assert.match(await cms.run("import-cli", folder), /^0 of \d+ files and records imported/m);
      const output = await cms.run("import-cli", sample);
      // Rows of the second product are in another order than those of the folder.
      for (const name of ["hi services 1", "hi products 2"])
        assert.match(output, new RegExp(`^Kept as they were edited in the CMS: .*\\b${name}\\b`, "m"));
    });

    test("without LOCALES there is nothing of it", async (t) => {
      await cms.stop();
      const one = new TestCms({ CMS_DATA_DIR: cms.dataDir, DATABASE_URL: cms.env.DATABASE_URL });
      t.after(() => one.remove());
      await one.start();
      const { data } = await one.get(`/website/product/3?id=3&${filter}&locale=hi`);
      assert.doesNotMatch(JSON.stringify(data), /[\u0900-\u097f]/);
      const html = await readAdmin("/collections/products/3", one);
      assert.match(html, /Technical data/);
      assert.doesNotMatch(html, /Translate into|collections\/translations/);
      assert.doesNotMatch(await readAdmin("", one), /\(Hindi\)/);
    });
  });
