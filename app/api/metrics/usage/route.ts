import { connection } from "next/server";
import { secretProblem } from "@/lib/http/bearer-secret";
import { plainText } from "@/lib/http/plain-text";
import { UsageStore } from "@/lib/metrics/usage-store";
import { usageSections } from "@/lib/metrics/usage-text";
import { env } from "@/lib/runtime/env";
import { companyDay } from "@/lib/site/publication-date";

/** The counts of `?month=2026-05`, or of this month, for the holder of REVALIDATE_SECRET: the CMS shows them. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const problem = await secretProblem(request.headers, env().REVALIDATE_SECRET);
  if (problem) return plainText(problem.status, `${problem.detail}\n`, problem.headers);
  const month = new URL(request.url).searchParams.get("month") ?? companyDay(new Date()).slice(0, 7);
  if (!/^\d{4}-\d{2}$/.test(month)) return plainText(400, "month is not one like 2026-05\n");
  const store = new UsageStore();
  const sections = usageSections(store.month(month));
  store.close();
  return Response.json({ month, sections }, { headers: { "cache-control": "no-store" } });
}
