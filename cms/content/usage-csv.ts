import type { Endpoint } from "payload";
import { canPublish } from "./access.ts";
import { bridge } from "./bridge.ts";

/** `/api/usage.csv?month=2026-05`: what the site has counted on each day, for admins and editors. */
export const usageCsvEndpoint: Endpoint = {
  path: "/usage.csv",
  method: "get",
  handler: async (req) => {
    if (!canPublish({ req })) return Response.json({}, { status: 403 });
    const month = String(req.query.month ?? "");
    const csv = await bridge().usage?.(month, "csv");
    if (csv === undefined) return new Response("The site did not answer.\n", { status: 502 });
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="usage-${month.replace(/[^\d-]/g, "")}.csv"`,
      "Cache-Control": "no-store",
    };
    return new Response(csv, { headers });
  },
};
