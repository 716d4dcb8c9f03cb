import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import busboy from "busboy";
import { filesField, inMegabytes, maxFiles, maxFilesBytes } from "../form/files";
import { logOncePerMinute } from "../runtime/log-limit";
import type { Words } from "../words/words";
import { inquiryFolder } from "./inquiry";

/** A file in a folder of its request, which nothing names yet. `name` is as the browser sent it. */
export type ArrivedFile = { path: string; name: string; bytes: number };

export type PostedForm = {
  body: Record<string, string>;
  files: ArrivedFile[];
  /** Why files were left out, for the visitor. */
  errors: string[];
  /** It came with files, wherever they are. */
  hasFiles: boolean;
};

/** A body that breaks off, is no form, or has a text that is too long. */
export class BrokenForm extends Error {
  readonly isTooLong: boolean;

  constructor(isTooLong = false) {
    super();
    this.isTooLong = isTooLong;
  }
}

/** Of the disk, beside the files of an inquiry: the rest of the site needs some. */
const minFreeBytes = 4 * maxFilesBytes;

/**
 * Reads a form with files as a stream: each file goes to the disk, and none is in memory as a whole. Files beyond a limit, or beyond what the
 * disk takes, are read and left out: a browser shows no answer before it has sent its form. A form without files needs no disk.
 * @param maxTextBytes of all fields
 * @param takesFiles false: they are read, and kept nowhere
 * @throws BrokenForm
 */
export async function readForm(
  request: Request,
  maxTextBytes: number,
  t: Words,
  takesFiles = true,
): Promise<PostedForm> {
  const body: Record<string, string> = {};
  const refusals = new Set<"none" | "count" | "bytes">();
  const folder = join(inquiryFolder(), "arriving", randomUUID());
  const arriving: Promise<ArrivedFile | undefined>[] = [];
  let hasFiles = false;
  let left = maxFilesBytes;
  let leftText = maxTextBytes;

  try {
    const parser = parserOf(request);
    parser.on("field", (name, value, { valueTruncated }) => {
      leftText -= value.length;
      if (valueTruncated || leftText < 0) parser.destroy(new BrokenForm(true));
      else body[name] = value;
    });
    parser.on("file", (field, stream, { filename: name = "" }) => {
      // An empty input has no name.
      const isFile = name !== "" && field === filesField;
      hasFiles ||= isFile;
      if (!isFile || !takesFiles || left < 0) return void stream.resume();
      if (arriving.length >= maxFiles) {
        refusals.add("count");
        return void stream.resume();
      }
      // The rest is read, and stored nowhere.
      const fits = (bytes: number) => {
        left -= bytes;
        return left >= 0;
      };
      const path = join(folder, String(arriving.length));
      const writing = writeFile(stream, path, fits);
      writing.catch(() => parser.destroy());
      arriving.push(writing.then((bytes) => (bytes === undefined ? undefined : { path, name, bytes })));
    });
    await pipeline(Readable.fromWeb(request.body as NodeStream), parser);
    const files = await Promise.all(arriving);
    if (files.includes(undefined)) refusals.add("none");
    if (left < 0) refusals.add("bytes");
    const values = { max: maxFiles, megabytes: inMegabytes(maxFilesBytes) };
    const errors = Array.from(refusals, (refusal) => t(`inquiryFiles.refused.${refusal}`, values));
    if (errors.length > 0) await removeFolder(folder);
    const kept = errors.length > 0 ? [] : files.filter((file) => file !== undefined);
    return { body, files: kept, errors, hasFiles };
  } catch (error) {
    await Promise.allSettled(arriving);
    await removeFolder(folder);
    throw error instanceof BrokenForm ? error : new BrokenForm();
  }
}

/**
 * Reads the stream to its end, also where the disk fails: the text of the form may follow.
 * @returns its bytes; undefined where the disk has failed
 * @throws if the stream breaks off
 */
async function writeFile(
  stream: Readable,
  path: string,
  fits: (bytes: number) => boolean,
): Promise<number | undefined> {
  // Thrown below; it may come before that.
  stream.on("error", () => {});
  let isWritten = true;
  const fail = ({ message: reason }: Error) => {
    logOncePerMinute("warn", "disk for files", { file: path, reason }, "inquiries: cannot use the disk");
    isWritten = false;
  };
  const file = await openFile(path).catch(fail);
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (fits(chunk.length) && isWritten) await file?.appendFile(chunk).catch(fail);
    }
  } finally {
    await file?.close().catch(fail);
  }
  return isWritten ? bytes : undefined;
}

/** Never throws: what a failing disk leaves is removed later. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true }).catch(() => {});

async function openFile(path: string): Promise<FileHandle> {
  const folder = join(path, "..");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error("the disk is nearly full");
  return open(path, "wx", 0o600);
}

function parserOf({ headers, body }: Request) {
  if (!body) throw new BrokenForm();
  try {
    return busboy({
      headers: Object.fromEntries(headers),
      // Browsers send names in the encoding of the page.
      defParamCharset: "utf8",
      limits: { fields: 64, parts: 128, fieldNameSize: 64, fieldSize: 64 * 1024 },
    });
  } catch {
    throw new BrokenForm();
  }
}
