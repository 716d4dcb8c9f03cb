import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import { type FileRefusal, maxFileBytes, type ReceivedFile } from "./inquiry-files.ts";
import { type InquiryReceiver, notStored, readIdempotencyKey } from "./inquiry-route.ts";
import { ProblemError } from "./problem.ts";

const refusals: Record<FileRefusal, [status: number, detail: string]> = {
  "no inquiry": [404, "There is no inquiry with this key."],
  conflict: [422, "This Idempotency-Key was used for another file."],
  "too large": [413, `The file is larger than ${maxFileBytes} bytes.`],
  "another digest": [400, "The body does not have this Content-Digest."],
};

/** Adds `POST /website/inquiry/{key}/file`, which acknowledges a file only after it is on disk. */
export function addInquiryFileRoute(app: Hono, inquiries: InquiryReceiver, log: Logger): void {
  app.post("/website/inquiry/:key/file", async (c) => {
    const file = readHeaders(c);
    const { body } = c.req.raw;
    if (!body) throw new ProblemError(400, "The body is empty.");
    const receipt = await inquiries
      .addFile(c.req.param("key"), file, body)
      .catch(notStored(log, "file of an inquiry could not be stored", "The file could not be stored."));
    if (typeof receipt === "string") throw new ProblemError(...refusals[receipt]);
    c.header("Cache-Control", "no-store");
    return c.json({ data: receipt }, 201);
  });
}

function readHeaders(c: Context): ReceivedFile {
  const key = readIdempotencyKey(c);
  const [, digest] = /^sha-256=:([\w+/]{43}=):$/.exec(c.req.header("Content-Digest") ?? "") ?? [];
  if (!digest)
    throw new ProblemError(400, "The Content-Digest header must have a sha-256 digest (RFC 9530).");
  const type = /^[\w.+-]+\/[\w.+-]+$/.exec(c.req.header("Content-Type") ?? "")?.[0];
  if (!type) throw new ProblemError(415, "The Content-Type header must name the type of the file.");
  const name = nameOf(c.req.header("Content-Disposition") ?? "");
  if (!name) throw new ProblemError(400, "The Content-Disposition header must have a filename* (RFC 6266).");
  return { key, name, type, sha256: Buffer.from(digest, "base64").toString("hex") };
}

function nameOf(disposition: string): string | undefined {
  const [, encoded = ""] = /filename\*=UTF-8''([^;\s]{1,2000})/i.exec(disposition) ?? [];
  try {
    const name = decodeURIComponent(encoded);
    return /[/\\\p{Cc}]|^\.*$/u.test(name) ? undefined : name.slice(0, 255);
  } catch {
    return undefined;
  }
}
