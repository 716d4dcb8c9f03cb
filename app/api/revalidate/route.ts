import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { z } from "zod";
import { contentTags } from "@/lib/content/tags";
import { secretProblem } from "@/lib/http/bearer-secret";
import { readText } from "@/lib/http/body";
import { parseJson } from "@/lib/http/json";
import { publishCalls } from "@/lib/publish/rate-limit";
import { listedPages, refreshPages } from "@/lib/publish/refresh";
import { env } from "@/lib/runtime/env";

const schema = z.object({
  tags: z.array(z.enum(contentTags)).min(1).max(contentTags.length),
  records: z.array(z.string().max(100)).max(50).optional(),
});

/** All the tags together take a fraction of it. */
const maxBytes = 10_000;

/**
 * Refreshes content at once: `{ "tags": ["news"] }` with the bearer secret. Pages of these tags are regenerated in the
 * background, those of `records`, ids of what has changed, before the others; until then the last good ones are served.
 */
export async function POST(request: Request): Promise<Response> {
  const refusal = await secretProblem(request.headers, env().REVALIDATE_SECRET);
  if (refusal) return problem(refusal.status, refusal.detail, refusal.headers);
  const seconds = await publishCalls.consume();
  if (seconds > 0) return problem(429, "Too many calls", { "retry-after": String(seconds) });
  const text = await readText(request, maxBytes).catch(() => "");
  if (text === null) return problem(413, `The body may have at most ${maxBytes} bytes`);
  const { data } = schema.safeParse(parseJson(text));
  if (!data) return problem(400, `The body is { "tags": [...] }, with tags of: ${contentTags.join(", ")}`);

  const listedBefore = await listedPages();
  // "max" keeps the last good page until there is a new one; expiring it at once would turn an outage into errors. During
  // development editors want the new page, or the error.
  const profile = process.env.NODE_ENV === "development" ? { expire: 0 } : "max";
  for (const tag of data.tags) revalidateTag(tag, profile);
  after(() => refreshPages(data.tags, listedBefore, data.records));
  return Response.json({ revalidated: data.tags });
}

function notAllowed(): Response {
  return problem(405, "Tags are sent by POST", { allow: "POST" });
}

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };

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
