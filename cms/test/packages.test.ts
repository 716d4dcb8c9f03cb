import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { TestCms } from "../../testing/cms/cms-process.ts";
import { isAllowed, lockedPackages } from "../../tools/licences/licences.ts";

const folder = resolve(import.meta.dirname, "..");
const readJson = (name: string) => JSON.parse(readFileSync(resolve(folder, name), "utf8"));
const packages = lockedPackages(resolve(folder, "package-lock.json"));
const { dependencies, allowScripts } = readJson("package.json");

test("versions are exact and those of the lock file; Next and React are those of the site", () => {
  const site = readJson("../package.json").dependencies;
  for (const [name, version] of Object.entries(dependencies)) {
    assert.match(String(version), /^\d+\.\d+\.\d+$/, name);
    assert.ok(
      packages.some((each) => each.name === name && each.version === version),
      name,
    );
    if (site[name]) assert.equal(version, site[name], name);
  }
  assert.deepEqual(readJson("package-lock.json").packages[""].dependencies, dependencies);
});

/** Licences that npm's metadata lacks, and permissive ones that the site does not use. */
const exceptions = new Set([
  "argparse Python-2.0",
  // MIT by the LICENSE file and by the old field `licenses`.
  "busboy undefined",
  "streamsearch undefined",
  "truncate-utf8-bytes WTFPL",
]);

test("packages have allowed licences and run no install scripts", () => {
  assert.ok(packages.length > 300);
  const others = packages.filter((each) => !isAllowed(each)).map(({ name, licence }) => `${name} ${licence}`);
  assert.deepEqual(
    others.filter((each) => !exceptions.has(each)),
    [],
  );
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  assert.deepEqual(Object.keys(allowScripts).sort(), [...new Set(scripted)].sort());
  assert.ok(Object.values(allowScripts).every((isRun) => isRun === false));
});

for (const DATABASE_URL of [undefined, "postgres://any"])
  test(`${DATABASE_URL ? "Postgres" : "SQLite"}: the migrations have every field`, async () => {
    const cms = new TestCms({ DATABASE_URL });
    const output = await cms.run("generate");
    await cms.remove();
    assert.match(output, /Comparing the fields/);
    assert.doesNotMatch(output, /Wrote a migration/);
  });
