import { createServerFeature } from "@payloadcms/richtext-lexical";
import type { Endpoint } from "payload";
import { isStaff } from "./access.ts";
import { bridge } from "./bridge.ts";

/** Pasting from other programs, with a notice of what was left out. */
export const PasteFeature = createServerFeature({
  feature: { ClientFeature: "/content/paste-plugin.tsx#PasteFeatureClient" },
  key: "paste",
});

/** `POST /api/paste`: HTML of a clipboard as nodes of the editor. */
export const pasteEndpoint: Endpoint = {
  path: "/paste",
  method: "post",
  handler: async (req) => {
    if (!(await isStaff({ req }))) return Response.json({}, { status: 403 });
    const html = (await req.text?.()) ?? "";
    return Response.json(bridge().fromClipboard?.(html), { headers: { "Cache-Control": "no-store" } });
  },
};
