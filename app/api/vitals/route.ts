import { bodyText } from "@/lib/http/body-text";
import { addressHeader } from "@/lib/inquiry/client-address";
import { secondsToWait } from "@/lib/metrics/limits";
import { readVisit } from "@/lib/metrics/visit";
import { env } from "@/lib/runtime/env";
import { tell } from "@/lib/runtime/events";

/** Bytes; a report takes a fifth of it. */
const largestBody = 1_000;

/**
 * Takes what a browser has measured of one page (lib/metrics/visit.ts). Nobody reads the answer. Nothing is kept but
 * counts: neither who sent it nor when.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!env().METRICS_SECRET) return answer(404);
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin") return answer(403);
  if (!/^application\/json\s*(?:;|$)/i.test(headers.get("content-type") ?? "")) return answer(415);
  const wait = await secondsToWait(headers.get(addressHeader) ?? "");
  if (wait > 0) return answer(429, { "retry-after": String(wait) });

  const text = await bodyText(request, largestBody).catch(() => "");
  if (text === null) return answer(413);
  const visit = readVisit(text);
  if (visit === undefined) return answer(400);
  if (visit && !declined(headers)) tell("visit", visit);
  return answer(204);
}

/** Whether the visitor has asked not to be measured, or to save data: the script heeds it, others may not. */
function declined(headers: Headers): boolean {
  return headers.get("save-data") === "on" || headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}

function notAllowed(): Response {
  return answer(405, { allow: "POST" });
}

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, "cache-control": "no-store" } });
}
