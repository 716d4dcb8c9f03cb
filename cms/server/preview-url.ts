import { createHmac, randomBytes } from "node:crypto";
import type { Bridge } from "../content/bridge.ts";
import { periods } from "./periods.ts";
import type { CmsSettings } from "./settings.ts";
import { contractId, type Doc } from "./snapshot.ts";

const { entrySeconds } = periods.preview;

/** The page of the site on which a kind of content appears, `{id}` for the id of the record, `{key}` for an address that editors choose; elsewhere its list. */
const pages: Record<string, string> = {
  services: "/services/details/{id}",
  expertise: "/expertise/details/{id}",
  products: "/product/details/{id}",
  families: "/product",
  news: "/info-news/details/{id}",
  blog: "/blogs/details/{id}",
  references: "/references",
  figures: "/about",
  gallery: "/gallery",
  catalogues: "/catalogues_downloads",
  certificates: "/quality-policy",
  leadership: "/leadership",
  team: "/our-team",
  story: "/our-story",
  values: "/our-values",
  commitments: "/commitments",
  timeline: "/timeline-and-milestone",
  miscellaneous: "/miscellaneous",
  pages: "/{key}",
  settings: "/contact",
  home: "/",
  about: "/about",
  vision: "/our-vision",
  "quality-policy": "/quality-policy",
  privacy: "/privacy",
};

/** Address at which the preview shows a document's draft; none for a record that was never saved. */
export function previewUrl({ preview }: CmsSettings): Bridge["previewUrl"] {
  return (kind, doc) => {
    const template = pages[kind] ?? "/";
    const id = contractId(doc as Doc);
    const isMissing = template.includes("{key}") ? !doc.key : template.includes("{id}") && !id;
    if (!preview || isMissing) return null;
    return `${preview.url}/preview?${new URLSearchParams({ path: template.replace(/\{(?:id|key)\}/, id ?? "") })}`;
  };
}

/** Address at which the preview starts a session, once, and shows a page. */
export function previewEntry({ preview }: CmsSettings): Bridge["previewEntry"] {
  return (path) => {
    if (!preview) return null;
    const expires = Math.floor(Date.now() / 1000) + entrySeconds;
    const text = `${expires}.${randomBytes(16).toString("base64url")}`;
    const signature = createHmac("sha256", preview.secret).update(`entry ${text}`).digest("base64url");
    return `${preview.url}/preview?${new URLSearchParams({ token: `${text}.${signature}`, path })}`;
  };
}
