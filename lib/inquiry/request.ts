import "server-only";
import { formTokenField, honeypotField, inputNames, pageField } from "../form/fields";
import { readText } from "../http/body";
import { addressHeader } from "../http/client-address";
import { parseJson } from "../http/json";
import { mediaType } from "../http/media-type";
import { env } from "../runtime/env";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { isOwnOrigin } from "./own-origin";
import type { PostedInquiry } from "./receive";

/** The longest message takes 45 kB in a form, where a letter of many scripts is nine characters. */
const maxBytes = 64 * 1024;

/** A request that is rejected before its inquiry is checked. */
export class RejectedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** True for a form that the browser sent without a script; it expects a page. */
export function isFormPost({ headers }: Request): boolean {
  return mediaType(headers) === "application/x-www-form-urlencoded";
}

/** @throws RejectedRequest */
export async function readInquiry(request: Request, language: Language): Promise<PostedInquiry> {
  const t = words(language);
  const { headers } = request;
  if (!isOwnPage(headers)) {
    const form = env().SITE_URL + routes.contact;
    throw new RejectedRequest(403, t("inquiryAnswers.ownPagesOnly", { form }));
  }
  const isForm = isFormPost(request);
  if (!isForm && mediaType(headers) !== "application/json")
    throw new RejectedRequest(415, t("inquiryAnswers.unknownType"));
  const formId = headers.get("idempotency-key") ?? undefined;
  if (formId !== undefined && !/^[\x21-\x7e]{8,128}$/.test(formId))
    throw new RejectedRequest(400, t("inquiryAnswers.invalidKey"));
  const text = await readBody(request, language);
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseObject(text, language);
  return {
    fields: Object.fromEntries(inputNames.map((name) => [name, body[name]])),
    page: textOf(body[pageField]),
    honeypot: textOf(body[honeypotField]),
    formToken: textOf(body[formTokenField]),
    formId,
    clientAddress: headers.get(addressHeader) ?? "",
  };
}

/** A request without these headers does not come from a browser, so no visitor's browser can be abused. */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  // A page that hides its origin sends "null"; then the other header has to vouch for it.
  if (origin === "null") return site === "same-origin";
  return isOwnOrigin(origin, env().SITE_URL);
}

async function readBody(request: Request, language: Language): Promise<string> {
  const t = words(language);
  const text = await readText(request, maxBytes).catch(() => {
    throw new RejectedRequest(400, t("inquiryAnswers.incomplete"));
  });
  if (text === null)
    throw new RejectedRequest(413, t("inquiryAnswers.tooLarge", { kilobytes: maxBytes / 1024 }));
  return text;
}

function parseObject(text: string, language: Language): Record<string, unknown> {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RejectedRequest(400, words(language)("inquiryAnswers.noObject"));
  return value as Record<string, unknown>;
}

/** A value of another type must not pass for an empty one. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : "?";
}
