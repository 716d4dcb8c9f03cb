import type { Endpoint } from "payload";
import { canPublish } from "./access.ts";
import { bridge } from "./bridge.ts";

/** `POST /api/<kind>/rows`: what a CSV or JSON file would change, or with `?save=true` has changed. */
export const importEndpoint = (kind: string): Endpoint => ({
  path: "/rows",
  method: "post",
  handler: async (req) => {
    if (!canPublish({ req })) return Response.json({}, { status: 403 });
    const file = new Uint8Array((await req.arrayBuffer?.()) ?? []);
    const options = { user: req.user, save: req.query.save === "true" };
    const plan = await bridge().importRows?.(kind, file, options);
    return Response.json(plan, { headers: { "Cache-Control": "no-store" } });
  },
});
