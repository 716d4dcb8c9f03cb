/** Where the records come from and where their files go. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../../..");
const content = path.join(root, "backend/content");

export type Made = { file: string; bytes: number; limit: number };
export type Wanted = (slug: string) => boolean;
export type Step = (wanted: Wanted) => Promise<Made[]>;

export type Item = { id: number; status: string; title: string; description: string };
export type Person = {
  id: number;
  status: string;
  name: string;
  position?: string;
  description: string;
  image: string;
};
export type Value = Item & { image: string };
export type Product = Item & { image: string; pdf_file: string };
export type Catalogue = Omit<Item, "description"> & { pdf_file: string; pages: string };
export type Settings = { phone: string; official_email: string; sales_email: string; address: string };

/** The published records of a content file. */
export async function published<T extends { status: string }>(name: string): Promise<T[]> {
  const records: T[] = JSON.parse(await readFile(path.join(content, `${name}.json`), "utf8"));
  return records.filter(({ status }) => status === "Y");
}

export async function settings(): Promise<Settings> {
  return JSON.parse(await readFile(path.join(content, "settings.json"), "utf8"));
}

/** The name of a file without folder and ending: "/media/people/zoe.webp" is "zoe". */
export const slugOf = (url: string): string => path.basename(url, path.extname(url));

/** The place of `/media/…` on disk. */
export const fileOf = (url: string): string => path.join(content, url);

/** Writes the file that `/media/…` stands for, unless it is there already with the same bytes. */
export async function write(url: string, bytes: Uint8Array, limit: number): Promise<Made> {
  const file = fileOf(url);
  await mkdir(path.dirname(file), { recursive: true });
  const old = await readFile(file).catch(() => null);
  if (!old?.equals(bytes)) await writeFile(file, bytes);
  return { file: url, bytes: bytes.byteLength, limit };
}

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
