import { connection } from "next/server";
import { getHealth } from "@/lib/content/health";

/** Whether pages can be made: 200, or 503. What is the matter otherwise stands in the log, and not here. */
export async function GET(): Promise<Response> {
  await connection();
  const { ready, backend, age } = await getHealth();
  return Response.json(
    { status: ready ? "ready" : "not ready", backend, age },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
