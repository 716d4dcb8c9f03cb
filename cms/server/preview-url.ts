import type { Bridge } from "../content/bridge.ts";
import type { CmsSettings } from "./settings.ts";
import { contractId, type Doc } from "./snapshot.ts";

/** The page of the site on which a kind of content appears; `{id}` is the id of the record. */
const pages: Record<string, string> = {
  services: "/services/details/{id}",
};

/** Address at which the preview shows a document's draft. */
export function previewUrl({ preview }: CmsSettings): Bridge["previewUrl"] {
  return (kind, doc) => {
    if (!preview) return null;
    const path = (pages[kind] ?? "/").replace("{id}", contractId(doc as Doc) ?? "");
    return `${preview.url}${path}`;
  };
}
