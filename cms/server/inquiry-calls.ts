/** The two calls that take inquiries and their files: each is acknowledged only after it is stored for good. */
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Payload } from "payload";
import type { Logger } from "pino";
import { ProblemError } from "../../backend/problem.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import * as schemas from "../../lib/backend/schemas.ts";
import type { Inquiry } from "../../lib/form/fields.ts";
import { type Refusal, storeInquiry } from "./inquiry-collection.ts";
import { maxFileBytes, type ReceivedFile, storeInquiryFile } from "./inquiry-file-store.ts";
import { periods } from "./periods.ts";

const maxBodyBytes = 32 * 1024;

const refusals: Record<Refusal, [status: number, detail: string]> = {
  "no inquiry": [404, "There is no inquiry with this key."],
  conflict: [422, "This Idempotency-Key was used for something else."],
  "too large": [413, `The file is larger than ${maxFileBytes} bytes.`],
  "another digest": [400, "The body does not have this Content-Digest."],
};

type Options = { payload: Payload; log: Logger };

/** Adds `POST /website/inquiry` and `POST /website/inquiry/{key}/file`. */
export function addInquiryCalls(app: Hono, { payload, log }: Options): Hono {
  const answer = async (c: Context, storing: Promise<object | Refusal>) => {
    const receipt = await storing.catch((err: unknown) => {
      log.error({ err, path: c.req.routePath }, "an inquiry or its file could not be stored");
      // A full disk or a locked database: the client may retry.
      const headers = { "Retry-After": String(periods.inquiries.retryAfterSeconds) };
      throw new ProblemError(503, "It could not be stored.", { headers });
    });
    if (typeof receipt === "string") throw new ProblemError(...refusals[receipt]);
    c.header("Cache-Control", "no-store");
    return c.json({ data: receipt }, 201);
  };
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      const headers = { Connection: "close" };
      throw new ProblemError(413, `The body is larger than ${maxBodyBytes} bytes.`, { headers });
    },
  });
  app.post("/website/inquiry", limit, async (c) => {
    const key = readIdempotencyKey(c);
    return answer(c, storeInquiry(payload, key, await readInquiry(c)));
  });
  app.post("/website/inquiry/:key/file", (c) => {
    const file = readFileHeaders(c);
    const { body } = c.req.raw;
    if (!body) throw new ProblemError(400, "The body is empty.");
    return answer(c, storeInquiryFile(payload, c.req.param("key"), file, body));
  });
  return app;
}

/** @throws ProblemError 400 */
function readIdempotencyKey(c: Context): string {
  const key = c.req.header("Idempotency-Key") ?? "";
  if (/^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new ProblemError(400, "The Idempotency-Key header must have 8 to 128 visible ASCII characters.");
}

async function readInquiry(c: Context): Promise<Inquiry> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    throw new ProblemError(415, "The body must be application/json.");
  }
  const body: unknown = await c.req.json().catch(() => {
    throw new ProblemError(400, "The body is not JSON.");
  });
  const parsed = schemas.inquiry.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    pointer: `#${issue.path.map((part) => `/${String(part)}`).join("")}`,
    detail: issue.message,
  }));
  const fields = describeIssues(parsed.error, body).map((issue) => issue.field);
  throw new ProblemError(400, `Invalid fields: ${[...new Set(fields)].join(", ")}.`, { errors });
}

function readFileHeaders(c: Context): ReceivedFile {
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
