/**
 * `POST /website/inquiry`: what the contact form sends, checked and stored for good before it is acknowledged.
 */
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { describeIssues } from "../lib/backend/describe-issues.ts";
import * as schemas from "../lib/backend/schemas.ts";
import type { Inquiry, InquiryStore, Receipt } from "./inquiries.ts";
import { Refusal } from "./problem.ts";

/** Bytes that a body may have. */
export const MAX_BODY = 32 * 1024;
/** Visible ASCII, 8 to 128 characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

/** Adds the call to the app. */
export function addInquiryCall(app: Hono, inquiries: InquiryStore, log: Logger): void {
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: () => {
      throw new Refusal(413, `The body may have at most ${MAX_BODY} bytes.`, {
        headers: { Connection: "close" },
      });
    },
  });
  app.post("/website/inquiry", limit, async (c) => {
    const key = c.req.header("Idempotency-Key") ?? "";
    if (!IDEMPOTENCY_KEY.test(key)) {
      throw new Refusal(400, "The header Idempotency-Key must hold 8 to 128 visible ASCII characters.");
    }
    const receipt = store(inquiries, key, await readInquiry(c), log);
    if (receipt === "conflict") {
      throw new Refusal(422, "This Idempotency-Key was used for another inquiry.");
    }
    c.header("Cache-Control", "no-store");
    return c.json({ data: receipt }, 201);
  });
}

async function readInquiry(c: Context): Promise<Inquiry> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    throw new Refusal(415, "The body must be application/json.");
  }
  const body: unknown = await c.req.json().catch(() => {
    throw new Refusal(400, "The body is not JSON.");
  });
  const parsed = schemas.inquiry.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    pointer: `#${issue.path.map((part) => `/${String(part)}`).join("")}`,
    detail: issue.message,
  }));
  const fields = describeIssues(parsed.error, body).map((issue) => issue.field);
  throw new Refusal(400, `Wrong fields: ${[...new Set(fields)].join(", ")}.`, { errors });
}

/** A full disk or a locked database is an outage (503), which the sender may try again; not a fault of the request. */
function store(inquiries: InquiryStore, key: string, inquiry: Inquiry, log: Logger): Receipt | "conflict" {
  try {
    return inquiries.accept(key, inquiry);
  } catch (error) {
    log.error({ err: error }, "an inquiry could not be stored");
    throw new Refusal(503, "The inquiry could not be stored.", { headers: { "Retry-After": "5" } });
  }
}
