/** Converts HTML to a tagged A4 PDF. The bytes depend only on the HTML and the version of Chromium. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../lib/http/escape-html.ts";
import { openPage, staticFonts } from "./browser.ts";
import { fileOf } from "./media.ts";

/** The day of issue of the sample documents; also their date of creation. */
export const ISSUED = "1 June 2026";
const CREATION_DATE = "D:20260601090000+00'00'";

/** Replaces a value in the uncompressed information dictionary without changing its length. */
function setEntry(pdf: Buffer, name: string, value: string): void {
  const found = new RegExp(`/${name} \\(((?:\\\\.|[^\\\\)])*)\\)`).exec(pdf.toString("latin1"));
  if (!found) throw new Error(`The PDF has no ${name}.`);
  const room = found[0].length;
  const entry = `/${name} (${value})`;
  if (entry.length > room) throw new Error(`No room for ${name} in the PDF.`);
  pdf.write(entry.padEnd(room), found.index, "latin1");
}

export async function toPdf(html: string): Promise<Buffer> {
  const page = await openPage(html);
  const pdf = Buffer.from(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
  await page.close();
  setEntry(pdf, "Creator", "Vayudhara Engineering");
  setEntry(pdf, "CreationDate", CREATION_DATE);
  setEntry(pdf, "ModDate", CREATION_DATE);
  return pdf;
}

/** A content image as a JPEG of `width` pixels; Chromium embeds JPEG unchanged. */
export async function picture(url: string, width: number): Promise<string> {
  const jpeg = await sharp(fileOf(url))
    .resize({ width, height: Math.round((width * 3) / 4), fit: "cover" })
    .jpeg({ quality: 80, mozjpeg: true, progressive: false })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

type Document = { title: string; kind: "catalogue" | "datasheet"; style?: string; body: string };

/** A complete HTML document with fonts, the common style sheet and the style sheet of its `kind`. */
export async function documentHtml({ title, kind, style = "", body }: Document): Promise<string> {
  const sheet = (name: string) => readFile(path.join(import.meta.dirname, `${name}.css`), "utf8");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${await staticFonts()}\n${await sheet("document")}\n${await sheet(kind)}\n${style}</style></head><body class="${kind}">${body}</body></html>`;
}

export const COMPANY = "Vayudhara Engineering";
export const SAMPLE = "Sample document of an invented company";

export const mark = readFileSync(
  path.join(import.meta.dirname, "../../tools/brand/mark.svg"),
  "utf8",
).replace("<svg ", '<svg class="mark" aria-hidden="true" ');

/** The tag bubble: letters above, number below. Hidden from screen readers, because the document number repeats it. */
export const bubble = (letters: string, number: string): string =>
  `<div class="bubble" aria-hidden="true"><span>${letters}</span><span>${number}</span></div>`;
