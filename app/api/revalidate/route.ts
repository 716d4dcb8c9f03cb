import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { z } from "zod";
import { contentTags } from "@/lib/content/tags";
import { isBearer } from "@/lib/http/bearer-secret";
import { bodyText } from "@/lib/http/body-text";
import { addressHeader } from "@/lib/inquiry/client-address";
import { countWrong, secondsShut, secondsToPublish } from "@/lib/publish/limits";
import { listedPages, refreshPages } from "@/lib/publish/refresh";
import { env } from "@/lib/runtime/env";

const body = z.object({ tags: z.array(z.enum(contentTags)).min(1).max(contentTags.length) });

/** Bytes; all the tags together take a fraction of it. */
const largestBody = 10_000;

/**
 * Refreshes content at once: `{ "tags": ["news"] }` with the bearer secret. Pages of these tags are made anew in the
 * background, and the last good ones are served until then.
 */
export async function POST(request: Request): Promise<Response> {
  const address = request.headers.get(addressHeader) ?? "";
  const shut = await secondsShut(address);
  if (shut > 0) return problem(429, "Too many wrong secrets", { "retry-after": String(shut) });
  if (!isAuthorized(request.headers.get("authorization"))) {
    await countWrong(address);
    return problem(401, "The bearer secret is missing or wrong", { "www-authenticate": "Bearer" });
  }
  const wait = await secondsToPublish();
  if (wait > 0) return problem(429, "Too many calls", { "retry-after": String(wait) });
  const text = await bodyText(request, largestBody).catch(() => "");
  if (text === null) return problem(413, `The body may have at most ${largestBody} bytes`);
  const parsed = body.safeParse(parseJson(text));
  if (!parsed.success)
    return problem(400, `The body is { "tags": [...] }, with tags of: ${contentTags.join(", ")}`);

  const listedBefore = await listedPages();
  // "max" keeps the last good page until a new one is made; expiring it at once would turn an outage into errors.
  for (const tag of parsed.data.tags) revalidateTag(tag, "max");
  after(() => refreshPages(parsed.data.tags, listedBefore));
  return Response.json({ revalidated: parsed.data.tags });
}

function notAllowed(): Response {
  return problem(405, "Tags are sent by POST", { allow: "POST" });
}

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };

function isAuthorized(header: string | null): boolean {
  const { REVALIDATE_SECRET } = env();
  return Boolean(REVALIDATE_SECRET && isBearer(header, REVALIDATE_SECRET));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const titles = {
  400: "Bad Request",
  401: "Unauthorized",
  405: "Method Not Allowed",
  413: "Content Too Large",
  429: "Too Many Requests",
};

function problem(
  status: keyof typeof titles,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { type: "about:blank", title: titles[status], status, detail },
    {
      status,
      headers: { ...headers, "cache-control": "no-store", "content-type": "application/problem+json" },
    },
  );
}
