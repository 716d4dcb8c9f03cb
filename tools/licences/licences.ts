import { readFileSync } from "node:fs";

/** A package of the lockfile. */
export type Package = {
  name: string;
  version: string;
  licence: string | undefined;
  /** Whether only builds and tests have it. */
  dev: boolean;
  hasInstallScript: boolean;
  integrity: string | undefined;
  resolved: string | undefined;
};

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
};

/** All packages that package-lock.json names, each name and version once. */
export function lockedPackages(file = "package-lock.json"): Package[] {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Locked> };
  const all = Object.entries(packages).flatMap(([path, locked]): Package[] => {
    const name = path.split("node_modules/").at(-1);
    if (!path || !name || !locked.version) return [];
    const { version, license, dev = false, hasInstallScript = false, integrity, resolved } = locked;
    return [{ name, version, licence: license, dev, hasInstallScript, integrity, resolved }];
  });
  const known = all.map((each) => ({ ...each, licence: each.licence ?? siblingsLicence(each.name, all) }));
  return [...new Map(known.map((each) => [`${each.name}@${each.version}`, each])).values()].sort(byName);
}

/** Builds of one program for other systems are named after it, and are not installed where their licence could be read. */
function siblingsLicence(name: string, all: Package[]): string | undefined {
  const [scope] = name.split("/");
  const stem = name.replace(/-(android|darwin|freebsd|linux|openharmony|win32).*$/, "");
  return all.find((each) => each.licence && (each.name.startsWith(stem) || each.name.split("/")[0] === scope))
    ?.licence;
}

function byName(a: Package, b: Package): number {
  return a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1;
}

/** Licences that ask for no more than to be named. */
const permissive =
  "MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 Zlib".split(" ");

/** What has another licence, and why it may be used as it is: nothing of it is changed, or a part of the site's code. */
export const exceptions: { licence: string; packages: RegExp; why: string }[] = [
  {
    licence: "OFL-1.1",
    packages: /^@(fontsource|expo-google-fonts)/,
    why: "a font, served or drawn with as it is",
  },
  { licence: "CC-BY-4.0", packages: /^caniuse-lite$/, why: "data that the build reads, and names here" },
  { licence: "MPL-2.0", packages: /^(@axe-core\/playwright|axe-core)$/, why: "runs in tests only" },
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    why: "libvips, a library of its own that sharp loads and anyone may replace",
  },
];

/** Whether a package may be used under its licence. `A OR B` is one of them, `A AND B` is both. */
export function isAllowed({ name, licence }: Pick<Package, "name" | "licence">): boolean {
  const allowed = (one: string) =>
    permissive.includes(one) ||
    exceptions.some((exception) => exception.licence === one && exception.packages.test(name));
  const bare = licence?.replace(/^\((.*)\)$/, "$1") ?? "";
  return bare.split(" AND ").every((part) => part.split(" OR ").some(allowed));
}

/** The list of all packages by licence, as a document. */
export function licenceDocument(packages: Package[]): string {
  const parts = [
    ["What a server runs", packages.filter(({ dev }) => !dev)],
    ["What builds and tests use besides", packages.filter(({ dev }) => dev)],
  ] as const;
  const reasons = exceptions.map(({ licence, packages: which, why }) => {
    const names = [...new Set(packages.filter(({ name }) => which.test(name)).map(({ name }) => name))];
    return `- ${licence}: ${names.length > 3 ? `${names[0]} and its like` : names.join(", ")}: ${why}.`;
  });
  return `# Licences

Made by \`npm run licences\` from package-lock.json; a test keeps it current. Only licences that ask for no more than to be
named, but for these:

${reasons.join("\n")}

${parts.map(([title, some]) => `## ${title}\n\n${byLicence(some)}`).join("\n\n")}
`;
}

function byLicence(packages: readonly Package[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence ?? "none"))].sort();
  return licences
    .map((licence) => {
      const some = packages.filter((each) => (each.licence ?? "none") === licence);
      return `### ${licence}\n\n${some.map(({ name, version }) => `${name} ${version}`).join(", ")}`;
    })
    .join("\n\n");
}
