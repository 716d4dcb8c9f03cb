import "server-only";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import busboy from "busboy";
import { filesField, inMegabytes, maxFiles, maxFilesBytes, uploadsField } from "../form/files";
import { addressHeader } from "../http/client-address";
import { logOncePerMinute } from "../runtime/log-limit";
import type { Words } from "../words/words";
import { addressId, newUploadId, uploadStore } from "./store";

export type PostedForm = {
  /** Its fields. */
  body: Record<string, unknown>;
  /** Those of earlier tries that the form names, then those that came with it, not yet checked. */
  uploads: string[];
  errors: string[];
};

/** A body that breaks off, or is no form. */
export class BrokenForm extends Error {}

/** A file on its way to the store. */
type Arrival = { id: string; name: string; writing: Promise<number | undefined> };

/**
 * Reads a form with files as a stream: each file goes to the store of pending uploads, and none is in memory as a whole. Files beyond a
 * limit, or beyond what the disk takes, are read and left out: a browser shows no answer before it has sent its form. A form without files
 * needs no disk.
 * @param maxTextBytes of all fields
 * @throws BrokenForm
 */
export async function readMultipart(request: Request, maxTextBytes: number, t: Words): Promise<PostedForm> {
  const { headers } = request;
  const address = await addressId(headers.get(addressHeader) ?? "");
  const expected = Math.min(Number(headers.get("content-length") ?? maxFilesBytes), maxFilesBytes);
  const form: PostedForm = { body: {}, uploads: [], errors: [] };
  const refusals = new Set<"room" | "none" | "count" | "bytes">();
  const arrived: Arrival[] = [];
  /** Room for the files while they arrive; made for the first one. */
  let reservation: string | undefined;
  let left = maxFilesBytes;
  let leftText = maxTextBytes;

  const reserve = (): "room" | "none" | undefined => {
    if (reservation) return undefined;
    if (!uploadStore().hasRoom(address, expected)) return "room";
    reservation = uploadStore().add("", expected, address);
    return reservation ? undefined : "none";
  };

  try {
    const parser = parserOf(request);
    parser.on("field", (name, value, { valueTruncated }) => {
      leftText -= value.length;
      if (valueTruncated || leftText < 0) parser.destroy(new BrokenForm());
      else if (name === uploadsField) form.uploads.push(...value.split(" ").filter(Boolean));
      else form.body[name] = value;
    });
    parser.on("file", (field, stream, { filename = "" }) => {
      // An empty input.
      if (filename === "" || field !== filesField || left <= 0) return void stream.resume();
      const refusal = arrived.length >= maxFiles ? "count" : reserve();
      if (refusal) {
        refusals.add(refusal);
        return void stream.resume();
      }
      const id = newUploadId();
      // The rest is read, and stored nowhere.
      const fits = (bytes: number) => {
        left -= bytes;
        return left >= 0;
      };
      const writing = writeFile(stream, uploadStore().pathOf(id), fits);
      writing.catch(() => parser.destroy());
      arrived.push({ id, name: filename, writing });
    });
    await pipeline(Readable.fromWeb(request.body as NodeStream), parser);
    for (const { id, name, writing } of arrived) {
      const bytes = await writing;
      const isStored = bytes !== undefined && uploadStore().add(name, bytes, address, id) !== undefined;
      if (!isStored) refusals.add("none");
    }
  } catch {
    for (const { id } of arrived) uploadStore().remove(id);
    throw new BrokenForm();
  } finally {
    if (reservation) uploadStore().remove(reservation);
  }

  const ids = arrived.map(({ id }) => id);
  if (left < 0) refusals.add("bytes");
  if (left >= 0 && !refusals.has("none")) form.uploads.push(...ids);
  else for (const id of ids) uploadStore().remove(id);
  const values = { max: maxFiles, megabytes: inMegabytes(maxFilesBytes) };
  form.errors = [...refusals].map((refusal) => t(`inquiryFiles.refused.${refusal}`, values));
  return form;
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
    logOncePerMinute("warn", `disk ${dirname(path)}`, { file: path, reason }, "uploads: cannot use the disk");
    isWritten = false;
  };
  const file = await open(path, "wx", 0o600).catch(fail);
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
