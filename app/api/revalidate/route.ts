import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { z } from "zod";
import { contentTags } from "@/lib/content/tags";
import { env } from "@/lib/env";
import { listedPages, refreshPages } from "@/lib/refresh";

const body = z.object({ tags: z.array(z.enum(contentTags)).min(1).max(contentTags.length) });

/**
 * Refreshes content at once: `{ "tags": ["news"] }` with the bearer secret. Pages of these tags are made anew in the
 * background, and the last good ones are served until then.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isAuthorized(request.headers.get("authorization"))) {
    return problem(401, "Unauthorized", { "www-authenticate": "Bearer" });
  }
  const text = await request.text();
  const parsed = text.length < 10_000 ? body.safeParse(parseJson(text)) : undefined;
  if (!parsed?.success)
    return problem(400, `The body is { "tags": [...] }, with tags of: ${contentTags.join(", ")}`);

  const listedBefore = await listedPages();
  // "max" keeps the last good page until a new one is made; expiring it at once would turn an outage into errors.
  for (const tag of parsed.data.tags) revalidateTag(tag, "max");
  after(() => refreshPages(parsed.data.tags, listedBefore));
  return Response.json({ revalidated: parsed.data.tags });
}

function isAuthorized(header: string | null): boolean {
  const { REVALIDATE_SECRET } = env();
  if (!REVALIDATE_SECRET || !header) return false;
  return timingSafeEqual(digest(header), digest(`Bearer ${REVALIDATE_SECRET}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problem(status: number, detail: string, headers: HeadersInit = {}): Response {
  const title = status === 401 ? "Unauthorized" : "Bad Request";
  return Response.json(
    { type: "about:blank", title, status, detail },
    { status, headers: { ...headers, "content-type": "application/problem+json" } },
  );
}
