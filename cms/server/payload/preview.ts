import type { Endpoint } from "payload";
import { previewEntry } from "../preview-url.ts";
import { isStaff } from "./access.ts";

/** `GET /api/preview?path=…`: the preview sends browsers here that it does not know, and lets those in that come back. */
export const previewEndpoint: Endpoint = {
  path: "/preview",
  method: "get",
  handler: async (req) => {
    const headers = new Headers({ "Cache-Control": "no-store" });
    const entry = isStaff({ req }) && previewEntry(req.searchParams.get("path") ?? "/");
    if (!entry)
      return new Response("Sign in to the CMS, and open the preview again.\n", { status: 403, headers });
    headers.set("Location", entry);
    return new Response(null, { status: 302, headers });
  },
};
