import "server-only";
import { formTokenField, honeypotField, inputNames, pageField } from "../form/fields";
import { inMegabytes, maxFilesBytes } from "../form/files";
import { mediaType } from "../http/media-type";
import { env } from "../runtime/env";
import { addressHeader } from "../runtime/listen-address";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { isOwnOrigin } from "./own-origin";
import { secondsUntilAttempt } from "./rate-limit";
import { BrokenForm, readForm } from "./read-form";
import type { PostedInquiry } from "./receive";

/** Of the text: the longest message takes 20 kB in a script of three bytes a letter. */
const maxTextBytes = 64 * 1024;
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

/** True for a form that the browser sent without a script; it expects a page. Scripts name a key. */
export const isFormPost = ({ headers }: Request): boolean => !headers.has("idempotency-key");

/** @throws RejectedRequest */
export async function readInquiry(request: Request, language: Language): Promise<PostedInquiry> {
  const t = words(language);
  const { headers } = request;
  if (!isOwnPage(headers)) {
    const form = env().SITE_URL + routes.contact;
    throw new RejectedRequest(403, t("inquiryAnswers.ownPagesOnly", { form }));
  }
  if (mediaType(headers) !== "multipart/form-data")
    throw new RejectedRequest(415, t("inquiryAnswers.unknownType"));
  const formId = headers.get("idempotency-key") ?? undefined;
  if (formId !== undefined && !/^[\x21-\x7e]{8,128}$/.test(formId))
    throw new RejectedRequest(400, t("inquiryAnswers.invalidKey"));
  const size = Number(headers.get("content-length") ?? Number.NaN);
  // Without a length, a body could go on for as long as its time allows.
  if (!(size <= maxFormBytes))
    throw new RejectedRequest(
      413,
      t("inquiryFiles.refused.bytes", { megabytes: inMegabytes(maxFilesBytes) }),
    );
  const clientAddress = headers.get(addressHeader) ?? "";
  // The text is read beyond the limit, too: the visitor gets it back.
  const blockedSeconds = await secondsUntilAttempt(clientAddress);
  try {
    const { body, errors, ...files } = await readForm(request, maxTextBytes, t, blockedSeconds === 0);
    return {
      fields: Object.fromEntries(inputNames.map((name) => [name, body[name]])),
      page: body[pageField] ?? "",
      honeypot: body[honeypotField] ?? "",
      formToken: body[formTokenField] ?? "",
      formId,
      clientAddress,
      blockedSeconds,
      ...files,
      fileErrors: errors,
    };
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
    throw error.isTooLong
      ? new RejectedRequest(413, t("inquiryAnswers.tooLarge", { kilobytes: maxTextBytes / 1024 }))
      : new RejectedRequest(400, t("inquiryAnswers.incomplete"));
  }
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
