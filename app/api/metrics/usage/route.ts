import { connection } from "next/server";
import { secretProblem } from "@/lib/http/bearer-secret";
import { plainText } from "@/lib/http/plain-text";
import { isMonth, keptDays, UsageStore } from "@/lib/metrics/usage-store";
import { usageCsv, usageSections } from "@/lib/metrics/usage-text";
import { env } from "@/lib/runtime/env";
import { companyDay } from "@/lib/site/publication-date";

/** The counts of `?month=2026-05`, or of this month, for the holder of REVALIDATE_SECRET: the CMS shows them. By day with `&format=csv`. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const problem = await secretProblem(request.headers, env().REVALIDATE_SECRET);
  if (problem) return plainText(problem.status, `${problem.detail}\n`, problem.headers);
  const { searchParams } = new URL(request.url);
  const month = searchParams.get("month") ?? companyDay(new Date()).slice(0, 7);
  if (!isMonth(month)) return plainText(400, "month is not one like 2026-05\n");
  const headers = { "cache-control": "no-store" };
  const store = new UsageStore();
  try {
    if (searchParams.get("format") !== "csv")
      return Response.json({ month, keptDays, sections: usageSections(store.month(month)) }, { headers });
    const type = { "content-type": "text/csv; charset=utf-8" };
    return new Response(usageCsv(store.rows(month)), { headers: { ...headers, ...type } });
  } finally {
    store.close();
  }
}
