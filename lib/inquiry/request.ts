import "server-only";
import { formTokenField, honeypotField, inputNames, pageField } from "../form/fields";
import { inMegabytes, maxFilesBytes, uploadsField } from "../form/files";
import { readText as readBodyText } from "../http/body";
import { addressHeader } from "../http/client-address";
import { parseJson } from "../http/json";
import { mediaType } from "../http/media-type";
import { env } from "../runtime/env";
import { routes } from "../site/routes";
import { BrokenForm, type PostedForm, readMultipart } from "../uploads/multipart";
import type { Language } from "../words/language";
import { type Words, words } from "../words/words";
import { isOwnOrigin } from "./own-origin";
import type { PostedInquiry } from "./receive";

/** The longest message takes 45 kB in a form, where a letter of many scripts is nine characters. */
const maxBytes = 64 * 1024;
/** A form with more files than are accepted is read too, so that its text is not lost. */
const maxFormBytes = 4 * maxFilesBytes;

/** A request that is rejected before its inquiry is checked. */
export class RejectedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const isMultipart = (headers: Headers): boolean => mediaType(headers) === "multipart/form-data";

/** True for a form that the browser sent without a script; it expects a page. Scripts name a key. */
export function isFormPost({ headers }: Request): boolean {
  const isForm = isMultipart(headers) || mediaType(headers) === "application/x-www-form-urlencoded";
  return isForm && !headers.has("idempotency-key");
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
  if (!isForm && !isMultipart(headers) && mediaType(headers) !== "application/json")
    throw new RejectedRequest(415, t("inquiryAnswers.unknownType"));
  const formId = headers.get("idempotency-key") ?? undefined;
  if (formId !== undefined && !/^[\x21-\x7e]{8,128}$/.test(formId))
    throw new RejectedRequest(400, t("inquiryAnswers.invalidKey"));
  const { uploads, errors, body } = isMultipart(headers)
    ? await readForm(request, t)
    : await readText(request, t);
  return {
    fields: Object.fromEntries(inputNames.map((name) => [name, body[name]])),
    page: textOf(body[pageField]),
    honeypot: textOf(body[honeypotField]),
    formToken: textOf(body[formTokenField]),
    formId,
    clientAddress: headers.get(addressHeader) ?? "",
    uploads,
    fileErrors: errors,
  };
}

/** A request without these headers does not come from a browser, so no visitor's browser can be abused. */
export function isOwnPage(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  // A page that hides its origin sends "null"; then the other header has to vouch for it.
  if (origin === "null") return site === "same-origin";
  return isOwnOrigin(origin, env().SITE_URL);
}

/** A form with files, or with the place for them. */
async function readForm(request: Request, t: Words): Promise<PostedForm> {
  const size = Number(request.headers.get("content-length") ?? Number.NaN);
  // Without a length, a body could go on for as long as an upload may.
  if (!(size <= maxFormBytes))
    throw new RejectedRequest(
      413,
      t("inquiryFiles.refused.bytes", { megabytes: inMegabytes(maxFilesBytes) }),
    );
  try {
    return await readMultipart(request, maxBytes, t);
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
    throw new RejectedRequest(400, t("inquiryAnswers.incomplete"));
  }
}

async function readText(request: Request, t: Words): Promise<PostedForm> {
  const text = await readBodyText(request, maxBytes).catch(() => {
    throw new RejectedRequest(400, t("inquiryAnswers.incomplete"));
  });
  if (text === null)
    throw new RejectedRequest(413, t("inquiryAnswers.tooLarge", { kilobytes: maxBytes / 1024 }));
  const values = new URLSearchParams(text);
  const body = isFormPost(request) ? Object.fromEntries(values) : parseObject(text, t);
  const named = isFormPost(request) ? values.getAll(uploadsField) : body[uploadsField];
  const uploads = Array.isArray(named) ? named.filter((id) => typeof id === "string" && id !== "") : [];
  return { body, uploads, errors: [] };
}

function parseObject(text: string, t: Words): Record<string, unknown> {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RejectedRequest(400, t("inquiryAnswers.noObject"));
  return value as Record<string, unknown>;
}

/** A value of another type must not pass for an empty one. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : "?";
}
