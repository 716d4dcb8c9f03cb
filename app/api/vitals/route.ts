import { readText } from "@/lib/http/body";
import { mediaType } from "@/lib/http/media-type";
import { secondsToWait } from "@/lib/metrics/rate-limit";
import { readVisit } from "@/lib/metrics/visit";
import { env } from "@/lib/runtime/env";
import { publishEvent } from "@/lib/runtime/events";
import { addressHeader } from "@/lib/runtime/listen-address";

/** A typical report takes a fifth of it. */
const maxBytes = 1_000;

/**
 * Receives the web vitals of one page view (components/islands/vitals.tsx). Only counts are kept: neither the sender
 * nor the time.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!env().METRICS_SECRET) return empty(404);
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return empty(403);
  if (mediaType(headers) !== "application/json") return empty(415);
  const seconds = await secondsToWait(headers.get(addressHeader) ?? "");
  if (seconds > 0) return empty(429, { "retry-after": String(seconds) });

  const text = await readText(request, maxBytes).catch(() => "");
  if (text === null) return empty(413);
  const visit = readVisit(text);
  if (visit === undefined) return empty(400);
  if (visit && !hasOptedOut(headers)) publishEvent("visit", visit);
  return empty(204);
}

/** The page's own script never sends such reports; other clients may. */
function hasOptedOut(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}

function notAllowed(): Response {
  return empty(405, { allow: "POST" });
}

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, "cache-control": "no-store" } });
}
