import { readFileSync } from "node:fs";
import { isAllowed, licenceDocument, lockedPackages } from "./licences.ts";

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Manifest> };
const packages = lockedPackages();

/** Builds for one system each, of which npm installs one. */
const otherSystems = /-(android|darwin|freebsd|linux|openharmony|win32)(-|$)/;

it("has exact versions that match the lockfile", () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(declared)) {
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/);
    expect(packages).toContainEqual(expect.objectContaining({ name, version }));
  }
  expect(lock.packages[""]).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
});

it("installs packages only from the registry and with a checksum", () => {
  for (const { name, resolved, integrity } of packages) {
    if (resolved) expect(`${name} ${resolved}`).toMatch(/ https:\/\/registry\.npmjs\.org\/.+\.tgz$/);
    // Packages for other systems were not downloaded when the lockfile was written.
    if (!otherSystems.test(name)) expect(`${name} ${integrity}`).toMatch(/ sha512-/);
  }
});

it("lists every install script in allowScripts and allows only the one of Node", () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  const allowed = Object.entries(manifest.allowScripts).filter(([, isRun]) => isRun);
  expect(allowed).toEqual([["node", true]]);
});

it("has only allowed licences, listed in docs/licences.md (update it with: npm run licences)", () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter((each) => !isAllowed(each))).toEqual([]);
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceDocument(packages));
});

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND Apache-2.0", true],
  ["MIT AND GPL-3.0", false],
  ["AGPL-3.0-only", false],
  ["LGPL-3.0-or-later", false],
  ["UNLICENSED", false],
  [undefined, false],
])("allows %s: %s", (licence, allowed) => {
  expect(isAllowed({ name: "x", licence })).toBe(allowed);
});

it("allows an exception only for its packages", () => {
  expect(isAllowed({ name: "@img/sharp-libvips-linux-x64", licence: "LGPL-3.0-or-later" })).toBe(true);
  expect(isAllowed({ name: "caniuse-lite", licence: "MPL-2.0" })).toBe(false);
});
