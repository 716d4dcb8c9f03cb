import { globSync, readFileSync } from "node:fs";

type Locked = { version?: string; hasInstallScript?: boolean; integrity?: string; resolved?: string };
type Manifest = {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
/** Builds for one system each, of which npm installs one; the others were not downloaded when the lockfile was written. */
const otherSystems = /-(android|darwin|freebsd|linux|openharmony|win32)(-|$)/;

describe.each(["", "cms/"])("the packages of ./%s", (folder) => {
  const manifest = read(`${folder}package.json`) as Manifest;
  const lock = read(`${folder}package-lock.json`) as { packages: Record<string, Locked & Manifest> };
  const packages = Object.entries(lock.packages).filter(([path]) => path.includes("node_modules/"));

  it("have exact versions that match the lockfile", () => {
    const { dependencies, devDependencies } = manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
    }
    expect(lock.packages[""]).toMatchObject({ dependencies });
  });

  it("come from the registry, with a checksum", () => {
    expect(packages.length).toBeGreaterThan(300);
    for (const [path, { resolved, integrity }] of packages) {
      if (resolved) expect(`${path} ${resolved}`).toMatch(/ https:\/\/registry\.npmjs\.org\/.+\.tgz$/);
      if (!otherSystems.test(path)) expect(`${path} ${integrity}`).toMatch(/ sha512-/);
    }
  });

  it("run no install script but that of Node", () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([path]) => path.split("node_modules/").at(-1));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(names)].sort());
    const allowed = Object.entries(manifest.allowScripts).filter(([, isRun]) => isRun);
    expect(allowed).toEqual(folder === "" ? [["node", true]] : []);
  });
});

it("uses one version of each package that the site and the CMS share", () => {
  const site = (read("package.json") as Manifest).dependencies;
  const cms = (read("cms/package.json") as Manifest).dependencies;
  for (const [name, version] of Object.entries(cms))
    if (site[name]) expect([name, version]).toEqual([name, site[name]]);
});

it("declares each package that a test reads files of", () => {
  const { dependencies, devDependencies } = read("package.json") as Manifest;
  const files = globSync("e2e/**/*.ts");
  const named = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/"node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g),
  ]);
  expect(named.length).toBeGreaterThan(0);
  for (const [, name = ""] of named) expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
});
