/** Rows of technical data: imported, edited by people, and exported. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import { filter, type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { writeContent } from "./records.ts";

type Row = Record<string, unknown>;
const capacity = { key: "capacity", label: "Nitrogen", value: "164", unit: "Nm³/h", condition: "99 %" };
const small = { ...capacity, value: "64.5", condition: "99.999 %" };
const purity = { key: "purity", label: "Purity", min: 99, max: 99.999, unit: "%" };
const rows: Row[] = [capacity, small, purity];
const product = { id: 1, title: "Generator", colour: "blue", specs: rows, status: "Y" };

/** A row as a document has it, without its id and its empty fields. */
const withoutEmpty = ({ id, ...row }: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

for (const [database, newDatabase] of databases)
  suite(`technical data on ${database}`, () => {
    let cms: TestCms;
    let editor: Session;
    let content: string;

    before(async () => {
      cms = new TestCms(newDatabase());
      content = join(cms.dir, "content");
      const withNumbers = [
        { ...capacity, value: 164 },
        { ...small, value: 64.5 },
        { ...purity, id: 7 },
      ];
      const draft = { ...product, id: 2, status: "draft" };
      writeContent(content, { products: [{ ...product, specs: withNumbers }, draft] });
      await cms.run("import-cli", content);
      await cms.start();
      editor = await cms.signIn("editor@example.com", "editor");
    });
    after(() => cms.remove());

    const document = async (id: number) => (await editor.send("GET", `/products/${id}?draft=true`)).body;
    const onSite = async (): Promise<Row[]> => (await cms.get(`/website/product?${filter}`)).data[0].specs;
    const hasRows = async (id: number, expected: Row[]) => {
      const { specs, extra } = await document(id);
      assert.deepEqual(specs.map(withoutEmpty), expected);
      assert.deepEqual(extra, { colour: "blue" });
    };

    test("an import brings them into the rows of the form", async () => {
      for (const id of [1, 2]) await hasRows(id, rows);
    });

    test("an export has them as they were, and a second import changes nothing", async () => {
      const exported = join(cms.dir, "exported");
      await cms.run("export-cli", exported);
      const [published, draft] = JSON.parse(readFileSync(join(exported, "products.json"), "utf8"));
      assert.deepEqual(published, { ...product, id: "1" });
      assert.deepEqual(draft.specs, rows);
      for (const folder of [content, exported])
        assert.match(await cms.run("import-cli", folder), /^0 of \d+ files and records imported/m);
    });

    test("an editor changes a row, publishes it, and the site gets it", async () => {
      const expected = [{ ...capacity, value: "170" }, small, purity];
      const { specs } = await document(1);
      const changed = expected.map((row, index) => ({ ...specs[index], ...row }));
      const { status, body } = await editor.send("PATCH", "/products/1", {
        specs: changed,
        _status: "published",
      });
      assert.equal(status, 200, JSON.stringify(body));
      await until(async () => (await onSite())[0]?.value === "170");
      assert.deepEqual((await onSite()).map(withoutEmpty), expected);
      await hasRows(1, expected);
    });

    test("numbers are stored as people write them, and a text that is no number is refused, in a draft too", async () => {
      const save = (min: string, max: string) =>
        editor.send("PATCH", "/products/2?draft=true", { specs: [{ ...purity, min, max }] });
      assert.equal((await save("99,5", "99,999")).status, 200);
      const [row] = (await document(2)).specs;
      assert.deepEqual([row.min, row.max], [99.5, 99.999]);
      const { status, body } = await save("99-99.5", "99.9");
      assert.equal(status, 400);
      const { path, message } = body.errors[0].data.errors[0];
      assert.deepEqual(
        { path, message },
        { path: "specs.0.min", message: "Enter one number, such as 1200 or 6.5." },
      );
      await editor.send("PATCH", "/products/2?draft=true", { specs: rows });
    });

    test("all rows are removed from the site", async () => {
      assert.equal(
        (await editor.send("PATCH", "/products/1", { specs: [], _status: "published" })).status,
        200,
      );
      await until(async () => ((await onSite()) ?? []).length === 0);
    });
  });
