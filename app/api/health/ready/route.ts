import { connection } from "next/server";
import { getHealth } from "@/lib/content/health";

/** 200 where pages can be rendered, else 503; the reason is in the log only. */
export async function GET(): Promise<Response> {
  await connection();
  const { ready, backend, age } = await getHealth();
  return Response.json(
    { status: ready ? "ready" : "not ready", backend, age },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
