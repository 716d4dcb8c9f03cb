import { after } from "next/server";
import {
  formTokenField,
  honeypotField,
  type InquiryResponse,
  type InquiryResult,
  pageField,
} from "@/lib/form/fields";
import { stateOf } from "@/lib/form/state";
import { formPage } from "@/lib/inquiry/form-page";
import { rejectionPage } from "@/lib/inquiry/plain-page";
import { sendDue } from "@/lib/inquiry/queue";
import { type PostedInquiry, receive } from "@/lib/inquiry/receive";
import { isFormPost, RejectedRequest, readInquiry } from "@/lib/inquiry/request";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import type { Language } from "@/lib/words/language";
import { callLanguage } from "@/lib/words/offered-languages";
import { words } from "@/lib/words/words";

/**
 * Receives an inquiry as the browser's form sends it. Its script gets JSON, and a browser without scripts a page: a redirect would
 * have to carry the inquiry. Reloading the page sends the same inquiry, which is stored once.
 */
export async function POST(request: Request): Promise<Response> {
  const language = callLanguage(request);
  try {
    const posted = await readInquiry(request, language);
    const result = await receive(posted, language);
    // The visitor does not wait for the receivers; the end of the process does.
    if (result.outcome === "sent") after(sendDue);
    return isFormPost(request)
      ? await pageResponse(posted, result, language)
      : Response.json(result, initOf(result));
  } catch (error) {
    if (!(error instanceof RejectedRequest)) throw error;
    return reject(request, error);
  }
}

const statuses = { sent: 201, invalid: 422, again: 422, limited: 429, failed: 503 } as const;
const html = { "content-type": "text/html; charset=utf-8" };

async function pageResponse(
  posted: PostedInquiry,
  result: InquiryResult,
  language: Language,
): Promise<Response> {
  const state = stateOf(result);
  const typed = {
    ...posted.fields,
    [formTokenField]: posted.formToken,
    [honeypotField]: "",
    [pageField]: posted.page,
  };
  const values = state.sent ? {} : { ...typed, ...state.values };
  const errors = { ...state.errors };
  // The browser does not keep what was chosen.
  if (!state.sent && posted.hasFiles)
    errors.files = [errors.files, words(language)("inquiryFiles.again")].filter(Boolean).join(" ");
  const page = await formPage({ ...state, values, errors }, language);
  const headers = { ...html, "cache-control": "no-store, no-transform", "x-robots-tag": "noindex" };
  return new Response(page, initOf(result, headers));
}

function initOf(result: InquiryResult, headers: Record<string, string> = {}): ResponseInit {
  const wait = result.outcome === "limited" && { "retry-after": String(result.seconds) };
  return { status: statuses[result.outcome], headers: { "cache-control": "no-store", ...headers, ...wait } };
}

function reject(
  request: Request,
  { status, message }: RejectedRequest,
  extraHeaders: Record<string, string> = {},
): Response {
  // The rest of a body that is too large is not read.
  const close: Record<string, string> = status === 413 ? { connection: "close" } : {};
  const headers = { "cache-control": "no-store", ...close, ...extraHeaders };
  return request.headers.get("accept")?.includes("text/html")
    ? new Response(rejectionPage(message, callLanguage(request)), {
        status,
        headers: { ...headers, ...html },
      })
    : Response.json({ outcome: "refused", message } satisfies InquiryResponse, { status, headers });
}

function notAllowed(request: Request): Response {
  const language = callLanguage(request);
  const path = localPath(routes.contact, language);
  const message = words(language)("inquiry.postOnly", { path });
  const rejected = new RejectedRequest(405, message);
  return reject(request, rejected, { allow: "POST" });
}

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
