import { connection } from "next/server";
import { secretProblem } from "@/lib/http/bearer-secret";
import { plainText } from "@/lib/http/plain-text";
import { metrics } from "@/lib/metrics/registry";
import { env } from "@/lib/runtime/env";

/** Metrics in the text format of Prometheus, for the holder of METRICS_SECRET; 404 where it is not set. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const registry = metrics();
  if (!registry) return plainText(404, "Not found\n");
  const problem = await secretProblem(request.headers, env().METRICS_SECRET);
  if (problem) return plainText(problem.status, `${problem.detail}\n`, problem.headers);
  // "identity" keeps it out of the compression cache: no two of these responses are the same.
  return plainText(200, await registry.metrics(), {
    "content-type": registry.contentType,
    "content-encoding": "identity",
  });
}
