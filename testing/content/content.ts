/** The content files of a backend: tests read expected texts from them, and change copies of them. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Item = {
  id: number | string;
  title: string;
  name: string;
  description: string;
  image: string;
  images: (string | { image: string })[];
  pdf_file: string;
  position: string;
  year: string | number;
  capacity?: string;
  phase?: string;
  family?: string;
  products?: (number | string)[];
  expertise?: (number | string)[];
  services?: (number | string)[];
  guarantees?: { label: string }[];
  status: string;
};

/** Copies a content folder. */
export function copyContent(source = "backend/content"): string {
  const folder = mkdtempSync(join(tmpdir(), "e2e-content-"));
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** The kinds of content in a folder, in alphabetical order. */
export function contentKinds(folder = "backend/content"): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.map((name) => name.slice(0, -".json".length)).sort();
}

/** Tells whether a kind's file holds a list, not a single object. */
export function isList(kind: string, folder?: string): boolean {
  return Array.isArray(readContent(kind, folder));
}

/** All records of a kind, hidden ones too. A file with one object is a list of one. */
export function records(kind: string, folder?: string): Item[] {
  const content = readContent(kind, folder);
  return Array.isArray(content) ? content : [content];
}

function readContent(kind: string, folder = "backend/content"): Item | Item[] {
  return JSON.parse(readFileSync(join(folder, `${kind}.json`), "utf8"));
}

/** The records of a kind that the site shows. */
export function published(kind: string, folder?: string): Item[] {
  return records(kind, folder).filter(({ status }) => status === "Y");
}

/** The first published record. */
export function firstOf(kind: string, folder?: string): Item {
  const [first] = published(kind, folder);
  if (!first) throw new Error(`Nothing is published in ${kind}.json`);
  return first;
}

/** Changes a content file the way editors' programs do: writes a new file, then renames it. */
export function editContent(folder: string, kind: string, change: (items: Item[]) => Item[]): void {
  const file = join(folder, `${kind}.json`);
  const changed = change(records(kind, folder));
  writeFileSync(`${file}.new`, JSON.stringify(isList(kind, folder) ? changed : changed[0], null, 2));
  renameSync(`${file}.new`, file);
}

const kindsWithPages = ["services", "expertise", "products", "references", "news", "miscellaneous"];

/** Leaves two records of each kind that has many pages: a publish call regenerates a few pages then, and not 150. */
export function keepFewPages(folder: string): void {
  for (const kind of kindsWithPages) {
    const kept = published(kind, folder).slice(0, 2);
    editContent(folder, kind, () => kept);
  }
}

/** The text of HTML, as a reader sees it. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** The first text of a record's description: enough to identify it. */
export function excerptOf(html: string): string {
  const runs = html.split(/<[^>]*>/).map(textOf);
  return runs.find((run) => run.length > 15) ?? runs.find((run) => run.length > 0) ?? "";
}
