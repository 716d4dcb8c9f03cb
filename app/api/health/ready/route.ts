import { connection } from "next/server";
import { getHealth } from "@/lib/content/health";

/** 200 if new pages can be rendered, otherwise 503 with the reason. Not for routing: cached pages are still served. */
export async function GET(): Promise<Response> {
  await connection();
  const { ready, ...details } = await getHealth();
  return Response.json(
    { status: ready ? "ready" : "not ready", ...details },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
