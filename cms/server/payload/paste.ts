import { createServerFeature } from "@payloadcms/richtext-lexical";
import type { Endpoint } from "payload";
import type { PasteProps } from "../../content/paste-plugin.tsx";
import { fromClipboard } from "../rich-text/from-clipboard.ts";
import { isStaff } from "./access.ts";

/** Pasting from other programs, with a notice of what was left out. The editor of a table has lines and tables only. */
export const PasteFeature = createServerFeature<PasteProps, PasteProps, PasteProps>({
  feature: ({ props }) => ({
    ClientFeature: "/content/paste-plugin.tsx#PasteFeatureClient",
    clientFeatureProps: props,
  }),
  key: "paste",
});

/** `POST /api/paste`: HTML of a clipboard as nodes of the editor, or with `?inTable=true` of that of a table. */
export const pasteEndpoint: Endpoint = {
  path: "/paste",
  method: "post",
  handler: async (req) => {
    if (!isStaff({ req })) return Response.json({}, { status: 403 });
    const html = (await req.text?.()) ?? "";
    const inTable = req.query.inTable === "true";
    return Response.json(fromClipboard(html, { inTable }), {
      headers: { "Cache-Control": "no-store" },
    });
  },
};
