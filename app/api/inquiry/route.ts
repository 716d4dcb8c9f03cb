import type { Answer } from "@/lib/inquiry/fields";
import { filledPage, valuesAgain } from "@/lib/inquiry/filled-page";
import { correct, words } from "@/lib/inquiry/messages";
import { refusalPage } from "@/lib/inquiry/plain-page";
import { type Outcome, receive, type Submission } from "@/lib/inquiry/receive";
import { isFormPost, Refusal, readSubmission } from "@/lib/inquiry/request";
import { inquirySent, routes } from "@/lib/site/routes";

/** Takes a filled-in contact form: from the form's script in JSON, and from a browser without scripts as it is. */
export async function POST(request: Request): Promise<Response> {
  try {
    const submission = await readSubmission(request);
    const outcome = await receive(submission);
    return isFormPost(request) ? answerPage(submission, outcome) : answerScript(outcome);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(request, error);
  }
}

const statuses = { sent: 201, invalid: 422, again: 422, limited: 429, failed: 503 } as const;

function answerScript(outcome: Outcome): Response {
  return Response.json(describe(outcome), { status: statuses[outcome.kind], headers: headersOf(outcome) });
}

async function answerPage(submission: Submission, outcome: Outcome): Promise<Response> {
  if (outcome.kind === "sent") {
    return new Response(null, { status: 303, headers: { ...headersOf(outcome), location: inquirySent } });
  }
  const answer = describe(outcome);
  const stamp = outcome.kind === "again" ? outcome.stamp : submission.stamp;
  const page = await filledPage({
    values: valuesAgain(submission.fields, stamp, submission.page),
    message: "message" in answer ? answer.message : "",
    errors: outcome.kind === "invalid" ? outcome.errors : {},
    ways: outcome.kind === "failed" || outcome.kind === "limited",
  });
  return new Response(page, {
    status: statuses[outcome.kind],
    headers: { ...headersOf(outcome), "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}

function describe(outcome: Outcome): Answer {
  switch (outcome.kind) {
    case "sent":
      return { outcome: "sent" };
    case "invalid":
      return { outcome: "invalid", message: correct(outcome.errors), errors: outcome.errors };
    case "again":
      return { outcome: "again", message: words.again, stamp: outcome.stamp };
    default:
      return { outcome: outcome.kind, message: words[outcome.kind] };
  }
}

function headersOf(outcome: Outcome): Record<string, string> {
  const wait: Record<string, string> =
    outcome.kind === "limited" ? { "retry-after": String(outcome.seconds) } : {};
  return { "cache-control": "no-store", ...wait };
}

function refuse(
  request: Request,
  { status, message }: Refusal,
  headers: Record<string, string> = {},
): Response {
  // What is left of a body that is too large is not waited for.
  const close: Record<string, string> = status === 413 ? { connection: "close" } : {};
  const init = { status, headers: { "cache-control": "no-store", ...close, ...headers } };
  if (request.headers.get("accept")?.includes("text/html")) {
    return new Response(refusalPage(message), {
      ...init,
      headers: { ...init.headers, "content-type": "text/html; charset=utf-8" },
    });
  }
  return Response.json({ outcome: "refused", message } satisfies Answer, init);
}

function notAllowed(request: Request): Response {
  const refusal = new Refusal(405, `Inquiries are sent by POST. The form is at ${routes.contact}`);
  return refuse(request, refusal, { allow: "POST" });
}

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
