/** A site in English and in the pseudo-languages, which are added to a copy of the repository as docs/translating.md says. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runQuietly } from "../../scripts/process/child.ts";
import { type PseudoLanguage, pseudoTree } from "../content/pseudo-language.ts";
import { publicOrigin } from "../content/routes.ts";
import { copiesDir } from "./build-copy.ts";
import { copyRepository } from "./repository-copy.ts";
import { TestSite } from "./test-site.ts";

export const pseudoCopy = resolve(copiesDir, "pseudo");

const facts: Record<PseudoLanguage, string> = {
  xa: '{ name: "Àççéñţš" }',
  xb: '{ name: "\u05e2\u05d1\u05e8\u05d9\u05ea", dir: "rtl" }',
};
const codes = Object.keys(facts) as PseudoLanguage[];
const LOCALES = ["en", ...codes].join();
const distDir = ".next";

/** @throws an Error with the output of a failed build */
export async function openPseudoSite(): Promise<TestSite> {
  copyRepository(pseudoCopy);
  for (const code of codes) {
    writeWords(code);
    writeContent(code);
  }
  edit("lib/words/language.ts", (text) =>
    text
      .replace("] as const", `${codes.map((code) => `, "${code}"`).join("")}] as const`)
      .replace("\n  en: {", `${codes.map((code) => `\n  ${code}: ${facts[code]},`).join("")}$&`),
  );
  edit("lib/words/messages.ts", (text) =>
    text
      .replace(/\nimport hi .*/, (line) => codes.map((code) => line.replaceAll("hi", code)).join("") + line)
      .replace("{ en: english,", `$& ${codes.join(", ")},`),
  );
  const contentDir = join(pseudoCopy, "backend/content");
  await runQuietly({
    name: "The build",
    args: ["scripts/bootstrap.mjs", "scripts/build.ts"],
    cwd: pseudoCopy,
    env: {
      ...process.env,
      ...{
        ENV_FILE: "/dev/null",
        NEXT_DIST_DIR: distDir,
        SITE_URL: publicOrigin,
        LOCALES,
        CONTENT_DIR: contentDir,
      },
    },
  });
  return TestSite.open({
    name: "pseudo",
    root: pseudoCopy,
    distDir,
    contentSource: contentDir,
    env: { LOCALES },
  });
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

function edit(path: string, change: (text: string) => string): void {
  const file = join(pseudoCopy, path);
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${path} is not as it was expected`);
  writeFileSync(file, changed);
}

/** The words of the interface: those that `npm run words:new` writes, translated. */
function writeWords(code: PseudoLanguage): void {
  execFileSync(process.execPath, ["scripts/words-new.ts", code], { cwd: pseudoCopy });
  const hindi = read("messages/hi.json");
  // Words of a few letters are twice as long in other languages: "All data", "Toutes les données".
  const lengthen = (_: string, value: unknown) =>
    code === "xa" && typeof value === "string" && /^(?=.*[a-z])[^{}]{1,10}$/.test(value)
      ? `${value} ${value}`
      : value;
  edit(`messages/${code}.json`, (text) =>
    JSON.stringify(pseudoTree(JSON.parse(text, lengthen), hindi, code)),
  );
}

/** The words of the sample content, of which Hindi has no more. */
function writeContent(code: PseudoLanguage): void {
  const folder = join(pseudoCopy, "backend/content");
  mkdirSync(join(folder, code));
  for (const file of readdirSync(join(folder, "hi"))) {
    const hindi = read(join(folder, "hi", file));
    const english = recordsOf(read(join(folder, file)), Object.keys(hindi));
    writeFileSync(join(folder, code, file), JSON.stringify(pseudoTree(english, hindi, code)));
  }
}

type Item = { id?: number | string; name?: string; status: string };

/** Published records by the keys of their translations, or the only one that is shown. */
function recordsOf(content: Item | Item[], keys: string[]): Record<string, Item> | Item {
  if (!Array.isArray(content)) return content;
  const published = content.filter(({ status }) => status === "Y");
  const named = keys.flatMap((key) => {
    const record = published.find(({ id, name }) => String(id ?? name).toLowerCase() === key.toLowerCase());
    return record ? [[key, record] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : (published[0] as Item);
}
