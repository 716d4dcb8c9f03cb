import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { fileTypeFromFile } from "file-type";
import { type FileType, typeOfExtension } from "../form/files";

/** Enough of the start for a type, and of the end for the names in an archive. */
const partBytes = 64 * 1024;

/**
 * The type of a file by its content: neither the browser's type nor the name decides. A text with commas has no mark of its own, so
 * CSV needs its name too.
 * @returns "zip" for an archive, and undefined for other types that are not accepted
 */
export async function recognise(path: string, name: string): Promise<FileType | "zip" | undefined> {
  // A damaged file is of no known type.
  const binary = await fileTypeFromFile(path).catch(() => undefined);
  if (binary?.ext === "zip") return "zip";
  if (binary) return (await hasMacros(path)) ? undefined : typeOfExtension(binary.ext);
  return textType(await readPart(path, 0), name);
}

/** By the names in the archive: an Office file that tells its type only after large pictures passes for one without macros. */
async function hasMacros(path: string): Promise<boolean> {
  const { size } = await stat(path);
  return (await readPart(path, Math.max(0, size - partBytes))).includes("/vbaProject.bin");
}

function readPart(path: string, start: number): Promise<Buffer> {
  return buffer(createReadStream(path, { start, end: start + partBytes - 1 }));
}

/** The marks of DXF (AutoCAD's reference of the format) and STEP (ISO 10303-21, 5.2). Some programs begin a PDF with an empty line. */
function textType(start: Buffer, name: string): FileType | undefined {
  const text = textOf(start);
  if (text.startsWith("AutoCAD Binary DXF\r\n\x1a\0")) return "image/vnd.dxf";
  if (/^\s{1,1000}%PDF-\d/.test(text)) return "application/pdf";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of these
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return undefined;
  if (/^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/.test(text)) return "image/vnd.dxf";
  if (/^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*ISO-10303-21\s*;/.test(text)) return "model/step";
  return /\.csv$/i.test(name) && isTable(text) ? "text/csv" : undefined;
}

/** Spreadsheets write UTF-16, most of them with its mark. All other texts are read byte by byte. */
function textOf(start: Buffer): string {
  const bytes = start.toString("latin1");
  const wide = /^(?:ÿþ|[^\0]\0)/.test(bytes) ? "utf-16le" : /^(?:þÿ|\0[^\0])/.test(bytes) && "utf-16be";
  try {
    // The last character may be cut.
    if (wide) return new TextDecoder(wide, { fatal: true }).decode(start, { stream: true });
  } catch {}
  return bytes.replace(/^ï»¿/, "");
}

/** Rows with the same separator; neither HTML, XML nor a script. A cell in quotes may have lines of its own. */
function isTable(text: string): boolean {
  if (/^\s*(?:<|#!|%!|\{)/.test(text)) return false;
  const unquoted = text.replace(/(?<=^|[,;\t\r\n])"[^"]*(?:""[^"]*)*"/g, "");
  const rows = unquoted.split(/\r\n|\n|\r/, 20).filter((row) => row.trim() !== "");
  return rows.length > 0 && [",", ";", "\t"].some((mark) => rows.every((row) => row.includes(mark)));
}
