import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, suite, test } from "node:test";
import { promisify } from "node:util";
import { kinds } from "../../backend/kinds.ts";
import { filter, password, TestCms, until, username } from "../../testing/cms/cms-process.ts";
import { comparable, isEmpty } from "./comparable.ts";
import { databases } from "./databases.ts";
import { create, writeContent } from "./records.ts";

const root = resolve(import.meta.dirname, "../..");
const sample = join(root, "backend/content");
for (const [database, newDatabase] of databases)
  suite(`content on ${database}`, () => {
    let cms: TestCms;
    let exported: string;
    let imported: string;

    before(async () => {
      cms = new TestCms(newDatabase());
      exported = join(cms.dir, "exported");
      imported = await cms.run("import-cli", sample);
      await cms.start();
    });
    after(() => cms.remove());

    test("the CMS keeps the contract with the sample content", async () => {
      const backend = { BACKEND_URL: cms.url, BACKEND_USERNAME: username, BACKEND_PASSWORD: password };
      const options = { cwd: root, env: { ...process.env, ...backend } };
      const check = ["scripts/check-backend.ts", "--write"];
      const { stdout } = await promisify(execFile)(process.execPath, check, options);
      // Ends with another exit code for deviations that visitors notice; here are no minor ones either.
      assert.doesNotMatch(stdout, /deviation/);
      assert.ok(Number(/(\d+) requests/.exec(stdout)?.[1]) > 300, stdout);
    });

    test("the sample content comes in whole", () => {
      assert.match(imported, /^(\d+) of \1 files and records imported/m);
      assert.doesNotMatch(imported, /Left out/);
    });

    test("import and export are each other's reverse", async () => {
      await cms.run("export-cli", exported);
      for (const { name, schema } of kinds) {
        const [original, copy] = [sample, exported].map((folder) => readRecords(folder, name));
        assert.equal(copy?.length, original?.length, name);
        original?.forEach((record, index) => {
          assert.deepEqual(
            comparable(schema.parse(copy?.[index])),
            comparable(schema.parse(record)),
            `${name} ${record.id}`,
          );
          const lost = Object.keys(record).filter(
            (field) => !isEmpty(record[field]) && !(field in (copy?.[index] ?? {})),
          );
          assert.deepEqual(lost, [], `${name} ${record.id}`);
        });
      }
    });

    test("translations come out of an import as they went in", () => {
      const files = readdirSync(join(sample, "hi"));
      assert.deepEqual(readdirSync(join(exported, "hi")).sort(), files.toSorted());
      const read = (folder: string, file: string) =>
        JSON.parse(readFileSync(join(folder, "hi", file), "utf8"));
      for (const file of files)
        assert.deepEqual(comparable(read(exported, file)), comparable(read(sample, file)), file);
    });

    test("what the form has a field for is in that field, and nowhere else", async () => {
      const editor = await cms.signIn("fields@example.com", "editor");
      for (const { name, isList } of kinds) {
        const path = isList ? `/${name}?limit=0&depth=0&draft=true` : `/globals/${name}?depth=0`;
        const { body } = await editor.send("GET", path);
        for (const doc of isList ? body.docs : [body])
          assert.deepEqual(
            Object.keys(doc.extra ?? {}).filter((field) => field in doc),
            [],
            `${name} ${doc.id}`,
          );
      }
    });

    test("an import lists what it leaves out: files that are missing, unknown files and fields of rows", async () => {
      const folder = join(cms.dir, "unknown");
      const spec = { key: "purity", label: "Purity", value: "5", grade: "A" };
      const images = ["/media/none.webp", { image: "/media/no-other.webp", caption: "None" }];
      const service = { id: 901, title: "A service", specs: [spec], images, seo: { image: "/media/x.png" } };
      const reference = { id: 903, title: "A plant", year: "2025", products: ["1", "90210"] };
      writeContent(folder, {
        careers: [{ id: 1, title: "Welder" }],
        services: [{ ...service, status: "Y" }],
        gallery: [{ id: 902, title: "Lost", image: "/media/lost.webp", status: "Y" }],
        references: [{ ...reference, status: "Y" }],
      });
      const lines = (await cms.run("import-cli", folder)).split("\n");
      for (const line of [
        "  careers.json: the content has no such file",
        '  services 901: specs 1 grade "A", images 1 image "/media/none.webp", images 2 image "/media/no-other.webp", seo image "/media/x.png"',
        '  gallery 902 (it is a draft now): image "/media/lost.webp"',
        '  references 903: products "90210"',
      ])
        assert.ok(
          lines.some((each) => sorted(each) === sorted(line)),
          `${line}\n${lines.join("\n")}`,
        );
      await until(async () => {
        const { data } = await cms.get(`/website/reference?${filter}&page=1&limit=100`);
        return data.find(({ id }: { id: string }) => id === "903")?.products.join() === "1";
      });
      await assert.rejects(cms.run("import-cli", join(cms.dir, "none")), /There is no folder/);
    });

    test("files keep their bytes", () => {
      const files = readdirSync(join(sample, "media"), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      );
      assert.ok(files.length > 200);
      for (const { parentPath, name } of files) {
        const path = join(parentPath, name);
        assert.deepEqual(readFileSync(path.replace(sample, exported)), readFileSync(path), path);
      }
    });

    test("a second import changes nothing", async () => {
      assert.match(await cms.run("import-cli", sample), /^0 of \d+ files and records imported/m);
      assert.match(await cms.run("import-cli", exported), /^0 of \d+ files and records imported/m);
    });

    test("a running CMS serves what a command imports", async () => {
      const folder = join(cms.dir, "more");
      const certificate = { id: "by-word", title: "ISO 1", issuer: "Body", valid_until: "2030-01-31" };
      const record = { ...certificate, status: "Y" };
      writeContent(folder, { certificates: [record] });
      await cms.run("import-cli", folder);
      const imported = async () =>
        (await cms.get(`/website/certificate?${filter}`)).data.find(
          ({ id }: { id: string }) => id === record.id,
        );
      await until(async () => (await imported()) !== undefined);
      assert.deepEqual(await imported(), { ...record, pdf_file: null });
    });

    test("a record that is created after an import gets an id of its own", async () => {
      const editor = await cms.signIn("editor@example.com", "editor");
      const known = (await cms.get(`/website/figure?${filter}`)).data.map(({ id }: { id: string }) =>
        Number(id),
      );
      const { id } = await create(editor, "/figures", { value: "1", label: "New" });
      assert.ok(id > Math.max(...known));
    });

    test("an invalid folder is refused as a whole", async () => {
      const folder = join(cms.dir, "invalid");
      writeContent(folder, { figures: [{ value: "1", label: "", status: "Y" }] });
      await assert.rejects(cms.run("import-cli", folder), /field label: .*\nNothing was imported/);
    });

    test("the site's credentials are required", async () => {
      for (const path of [
        "/website/our-story",
        "/media/banners/x.webp",
        "/openapi.json",
        "/drafts/website/our-story",
      ]) {
        assert.equal((await cms.call(path, { headers: { authorization: "" } })).status, 401, path);
      }
    });
  });

function readRecords(folder: string, kind: string): Record<string, unknown>[] {
  const content = JSON.parse(readFileSync(join(folder, `${kind}.json`), "utf8"));
  return Array.isArray(content) ? content : [content];
}

/** Drafts of the sample content name files that are not there. */
const sorted = (line: string) => line.split(/, |: /).sort().join();
