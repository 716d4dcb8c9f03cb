import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const pages = ["README.md", ...globSync("{docs,deploy}/*.md")];
const texts = pages.map((page) => ({ page, text: readFileSync(page, "utf8") }));
const topFolders = "app|components|lib|server|backend|cms|scripts|tools|e2e|lint|deploy|docs|public";
const files = globSync(`{${topFolders.replaceAll("|", ",")}}/**/*`, {
  exclude: (path) => path.endsWith("node_modules") || path.endsWith(".next"),
});

/** Matches of a pattern's first group, each with its page. */
function mentions(pattern: RegExp): { page: string; name: string }[] {
  return texts.flatMap(({ page, text }) =>
    Array.from(text.matchAll(pattern), ([, name = ""]) => ({ page, name })),
  );
}

it("links to files and headings that exist", () => {
  const headings = (page: string) =>
    Array.from(readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
      heading.toLowerCase().replaceAll(" ", "-"),
    );
  const links = mentions(/\]\((?!https?:)([^)]+)\)/g);
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ page, name }) => {
    const [path = "", heading] = name.split("#");
    const target = path ? join(dirname(page), path) : page;
    return !existsSync(target) || (heading && !headings(target).includes(heading));
  });
  expect(broken).toEqual([]);
});

it("names folders and files that exist", () => {
  // The example of docs/adding-content.md; docs-example.test.ts follows it.
  const created = mentions(/^Create `([^`]+)`/gm).map(({ name }) => name);
  const isThere = ({ name }: { name: string }) =>
    existsSync(name) || files.some((file) => file.endsWith(`/${name}`)) || created.includes(name);
  const paths = mentions(new RegExp(`\`((?:${topFolders})/[\\w./-]*)\``, "g"));
  const sources = mentions(/`([\w./-]+\.(?:tsx?|css))`/g);
  expect([...paths, ...sources].filter((mention) => !isThere(mention))).toEqual([]);
});

it("describes every folder in docs/architecture.md", () => {
  const architecture = readFileSync("docs/architecture.md", "utf8");
  const folders = globSync("{components,lib,server}/*", { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.length).toBeGreaterThan(20);
  const missing = folders.map(({ name }) => name).filter((name) => !architecture.includes(`/${name}/ `));
  expect(missing).toEqual([]);
});

it("names npm scripts that exist, and all of them", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const named = mentions(/\bnpm (?:run (?:--silent )?)?((?<=npm run |--silent )[\w:]+|start|test)/g);
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(Object.keys(scripts)));
});

it("has every variable of the environment in docs/running.md and in .env.example", () => {
  const table = readFileSync("docs/running.md", "utf8");
  const example = readFileSync(".env.example", "utf8");
  const variables = Array.from(
    readFileSync("lib/runtime/env-schema.ts", "utf8").matchAll(/^ {2}([A-Z_]+): /gm),
    ([, name = ""]) => name,
  );
  expect(variables.length).toBeGreaterThan(15);
  expect(variables.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  expect(variables.filter((name) => !example.includes(`# ${name}=`))).toEqual([]);
});

it("quotes log lines and metrics as the site writes them", () => {
  const source = files
    .filter((file) => /^(lib|server)\/.*\.ts$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const operations = readFileSync("docs/operations.md", "utf8");
  const quoted = [
    ...Array.from(operations.matchAll(/log: ((?:`[^`]+`(?:, )?)+)/g), ([, lines = ""]) =>
      lines.split(/`(?:, )?`?/),
    ),
    Array.from(operations.matchAll(/\b(site_\w+)/g), ([, name = ""]) => name),
  ].flat();
  expect(quoted.length).toBeGreaterThan(20);
  const unknown = quoted.filter((text) => !source.includes(text.replace(/_(?:count|sum|bucket)$/, "")));
  expect(unknown).toEqual([]);
});
