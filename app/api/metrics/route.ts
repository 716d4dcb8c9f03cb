import { connection } from "next/server";
import { isBearer } from "@/lib/http/bearer-secret";
import { metrics } from "@/lib/metrics/registry";
import { env } from "@/lib/runtime/env";

/** What has been counted, in the text format of Prometheus, for whoever has METRICS_SECRET; 404 where that is not set. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { METRICS_SECRET } = env();
  const registry = metrics();
  if (!METRICS_SECRET || !registry) return answer(404, "Not found\n");
  if (!isBearer(request.headers.get("authorization"), METRICS_SECRET))
    return answer(401, "The bearer secret is missing or wrong\n", { "www-authenticate": "Bearer" });
  // Marked as it is, it is not compressed and kept like a page: no two of these answers are the same.
  return answer(200, await registry.metrics(), {
    "content-type": registry.contentType,
    "content-encoding": "identity",
  });
}

function answer(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers, "cache-control": "no-store" },
  });
}
