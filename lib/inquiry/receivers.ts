import "server-only";
import { join } from "node:path";
import type { Refusal } from "../backend/refusal";
import { sendFile, sendInquiry } from "../backend/send-inquiry";
import { env } from "../runtime/env";
import { type AcceptedInquiry, filesFolder, type Outcome, type Receiver } from "./inquiry";
import { callWebhook } from "./webhook";

/** The backend, the mail addresses and the webhook that the environment names. */
export function receivers(): Receiver[] {
  const { INQUIRY_TO = [], INQUIRY_WEBHOOK_URL: url } = env();
  const all: Receiver[] = [{ name: "backend", deliver: callBackend }];
  // Loaded where it is needed.
  for (const address of new Set(INQUIRY_TO))
    all.push({
      name: `mail ${address}`,
      deliver: async (inquiry) => (await import("./mail")).sendMail(inquiry, address),
    });
  // The path of a webhook may be a secret.
  if (url)
    all.push({ name: `webhook ${URL.parse(url)?.host}`, deliver: (inquiry) => callWebhook(inquiry, url) });
  return all;
}

async function callBackend({ key, fields, files }: AcceptedInquiry): Promise<Outcome> {
  try {
    if (!(await sendInquiry(fields, key))) return { result: "never" };
    let keeps = true;
    for (const file of files)
      keeps = (await sendFile({ ...file, path: join(filesFolder(key), file.name) }, key)) && keeps;
    return { result: "done", keeps };
  } catch (error) {
    const { message, cause } = error as { message: string; cause?: Partial<Refusal> };
    const parts = [message, cause?.fields?.join(", "), typeof cause?.cause === "string" && cause.cause];
    return { result: "again", reason: parts.filter(Boolean).join(": ") };
  }
}
