import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { describeIssues } from "../lib/backend/describe-issues.ts";
import * as schemas from "../lib/backend/schemas.ts";
import type { Inquiry } from "../lib/form/fields.ts";
import type { FileRefusal, Receipt, ReceivedFile } from "./inquiry-files.ts";
import { periods } from "./periods.ts";
import { ProblemError } from "./problem.ts";

const maxBodyBytes = 32 * 1024;
/** Stores inquiries and their files, each once per key; see InquiryStore. */
export type InquiryReceiver = {
  accept(key: string, inquiry: Inquiry): Receipt | "conflict" | Promise<Receipt | "conflict">;
  /**
   * @param inquiryKey idempotency key of the inquiry
   * @throws Error when the file could not be stored
   */
  addFile(
    inquiryKey: string,
    file: ReceivedFile,
    body: ReadableStream<Uint8Array>,
  ): Promise<Receipt | FileRefusal>;
};

/** Adds `POST /website/inquiry`, which acknowledges an inquiry only after it is on disk. */
export function addInquiryRoute(app: Hono, inquiries: InquiryReceiver, log: Logger): void {
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new ProblemError(413, `The body is larger than ${maxBodyBytes} bytes.`, {
        headers: { Connection: "close" },
      });
    },
  });
  app.post("/website/inquiry", limit, async (c) => {
    const key = readIdempotencyKey(c);
    const inquiry = await readInquiry(c);
    const receipt = await Promise.try(() => inquiries.accept(key, inquiry)).catch(
      notStored(log, "inquiry could not be stored", "The inquiry could not be stored."),
    );
    if (receipt === "conflict") {
      throw new ProblemError(422, "This Idempotency-Key was used for another inquiry.");
    }
    c.header("Cache-Control", "no-store");
    return c.json({ data: receipt }, 201);
  });
}

/** @throws ProblemError 400 */
export function readIdempotencyKey(c: Context): string {
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

/** A full disk or a locked database answers 503, because the client may retry. */
export function notStored(log: Logger, line: string, detail: string): (error: unknown) => never {
  return (error) => {
    log.error({ err: error }, line);
    const headers = { "Retry-After": String(periods.inquiries.retryAfterSeconds) };
    throw new ProblemError(503, detail, { headers });
  };
}
