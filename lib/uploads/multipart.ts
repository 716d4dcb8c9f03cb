import "server-only";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import busboy from "busboy";
import { filesField, inMegabytes, maxFiles, maxFilesBytes, uploadsField } from "../form/files";
import { addressHeader } from "../http/client-address";
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

/**
 * Reads a form with files as a stream: each file goes to the store of pending uploads, and none is in memory as a whole. Files beyond a
 * limit are read and left out, as a browser shows no answer before it has sent its form.
 * @param maxTextBytes of all fields
 * @throws BrokenForm
 */
export async function readMultipart(request: Request, maxTextBytes: number, t: Words): Promise<PostedForm> {
  const { headers } = request;
  const store = uploadStore();
  const address = await addressId(headers.get(addressHeader) ?? "");
  const expected = Math.min(Number(headers.get("content-length") ?? maxFilesBytes), maxFilesBytes);
  const hasRoom = store.hasRoom(address, expected);
  // Keeps the room while the files arrive.
  const reserved = hasRoom && store.add("", expected, address);
  const form: PostedForm = { body: {}, uploads: [], errors: [] };
  const errors = new Set<string>();
  const arrived: { id: string; name: string; writing: Promise<number> }[] = [];
  let left = maxFilesBytes;
  let leftText = maxTextBytes;

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
      if (filename === "") return void stream.resume();
      const refusal = !hasRoom ? "room" : arrived.length >= maxFiles && "count";
      if (refusal) errors.add(t(`inquiryFiles.refused.${refusal}`, { max: maxFiles }));
      if (field !== filesField || refusal || left <= 0) return void stream.resume();
      const id = newUploadId();
      let bytes = 0;
      const take = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          bytes += chunk.length;
          left -= chunk.length;
          // The rest is read, and stored nowhere.
          if (left >= 0) yield chunk;
        }
      };
      const target = createWriteStream(store.pathOf(id), { mode: 0o600, flags: "wx" });
      const writing = pipeline(stream, take, target).then(() => bytes);
      writing.catch(() => parser.destroy());
      arrived.push({ id, name: filename, writing });
    });
    await pipeline(Readable.fromWeb(request.body as NodeStream), parser);
    for (const { id, name, writing } of arrived) store.add(name, await writing, address, id);
  } catch (error) {
    for (const { id } of arrived) store.remove(id);
    throw isDiskError(error) ? error : new BrokenForm();
  } finally {
    if (reserved) store.remove(reserved);
  }

  const ids = arrived.map(({ id }) => id);
  if (left >= 0) form.uploads.push(...ids);
  else {
    for (const id of ids) store.remove(id);
    errors.add(t("inquiryFiles.refused.bytes", { megabytes: inMegabytes(maxFilesBytes) }));
  }
  form.errors = [...errors];
  return form;
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

function isDiskError(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EACCES", "EROFS", "EIO"].includes((error as { code?: string }).code ?? "");
}
