import "server-only";
import { env } from "../runtime/env";
import { addressHeader } from "./client-address";
import { fieldNames, pageName, stampName, trapName } from "./fields";
import type { Submission } from "./receive";

/** The longest message takes 45 kB in a form, where a letter of many scripts is nine characters. */
export const largestBody = 64 * 1024;

/** Why a request is not looked at any further. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether a form was sent the way browsers do it without a script, and a page is to be answered. */
export function isFormPost(request: Request): boolean {
  return typeOf(request) === "application/x-www-form-urlencoded";
}

/**
 * What a request brings.
 * @throws Refusal
 */
export async function readSubmission(request: Request): Promise<Submission> {
  if (!isSameSite(request)) throw new Refusal(403, "Inquiries are taken from this site's own pages only.");
  const isForm = isFormPost(request);
  if (!isForm && typeOf(request) !== "application/json") {
    throw new Refusal(415, "The body must be application/json or application/x-www-form-urlencoded.");
  }
  const form = request.headers.get("idempotency-key") ?? undefined;
  if (form !== undefined && !/^[\x21-\x7e]{8,128}$/.test(form)) {
    throw new Refusal(400, "The header Idempotency-Key must hold 8 to 128 visible ASCII characters.");
  }
  const text = await readText(request);
  const sent = isForm ? Object.fromEntries(new URLSearchParams(text)) : readJson(text);
  return {
    fields: Object.fromEntries(fieldNames.map((name) => [name, sent[name]])),
    page: word(sent[pageName]),
    trap: word(sent[trapName]),
    stamp: word(sent[stampName]),
    form,
    address: request.headers.get(addressHeader) ?? "",
  };
}

/** Browsers say where a request comes from. What says nothing at all is no browser, and has no visitor to misuse. */
function isSameSite(request: Request): boolean {
  const from = request.headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin" && from !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  // A page that hides where it is says "null"; then the other header has to vouch for it.
  if (origin === "null") return from === "same-origin";
  const host = URL.parse(origin)?.host;
  return (
    host !== undefined && (host === request.headers.get("host") || host === new URL(env().SITE_URL).host)
  );
}

function typeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

async function readText(request: Request): Promise<string> {
  const tooLarge = new Refusal(413, `The inquiry may have at most ${largestBody / 1024} kB.`);
  if (Number(request.headers.get("content-length")) > largestBody) throw tooLarge;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > largestBody) throw tooLarge;
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error === tooLarge ? error : new Refusal(400, "The body is broken off, or not UTF-8.");
  }
}

function readJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {}
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, "The body is not a JSON object.");
  }
  return value as Record<string, unknown>;
}

/** What is no text counts as something that should not be there. */
function word(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : "?";
}
