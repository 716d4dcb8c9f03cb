import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Spec } from "../../lib/products/specs.ts";

export const root = path.resolve(import.meta.dirname, "../..");
const content = path.join(root, "backend/content");

export type WrittenFile = { file: string; bytes: number; maxBytes: number };
export type Step = (isSelected: (slug: string) => boolean) => Promise<WrittenFile[]>;

export type Item = { id: number; status: string; title: string; description: string };
export type Person = Omit<Item, "title"> & { name: string; position?: string; image: string };
export type Value = Item & { image: string };
export type Product = Item & { image: string; pdf_file: string; specs: Spec[] };
export type Catalogue = Omit<Item, "description"> & {
  pdf_file: string;
  /** The cover. */
  image: string;
  pages: string;
};
export type Settings = { phone: string; official_email: string; sales_email: string; address: string };

/** The published records of a content file. */
export async function published<T extends { status: string }>(name: string): Promise<T[]> {
  const records: T[] = JSON.parse(await readFile(path.join(content, `${name}.json`), "utf8"));
  return records.filter(({ status }) => status === "Y");
}

export async function settings(): Promise<Settings> {
  return JSON.parse(await readFile(path.join(content, "settings.json"), "utf8"));
}

/** "/media/people/zoe.webp" becomes "zoe". */
export const slugOf = (url: string): string => path.basename(url, path.extname(url));

/** The path of `/media/…` on disk. */
export const fileOf = (url: string): string => path.join(content, url);

/** Writes the file of `/media/…` unless its content is unchanged. */
export async function write(url: string, bytes: Uint8Array, maxBytes: number): Promise<WrittenFile> {
  const file = fileOf(url);
  await mkdir(path.dirname(file), { recursive: true });
  const old = await readFile(file).catch(() => null);
  if (!old?.equals(bytes)) await writeFile(file, bytes);
  return { file: url, bytes: bytes.byteLength, maxBytes };
}
