import { createHmac, randomBytes } from "node:crypto";
import { localPath } from "../../lib/site/language-path.ts";
import { languageOf } from "../../lib/words/language.ts";
import type { Bridge, TranslationDoc } from "../content/bridge.ts";
import { contractId, type Doc } from "./documents.ts";
import { periods } from "./periods.ts";
import type { CmsSettings } from "./settings.ts";
import type { TranslationDesk } from "./translation/translation-desk.ts";

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
  openings: "/contact",
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
export function previewUrl(
  { preview }: CmsSettings,
  translations: TranslationDesk | undefined,
): Bridge["previewUrl"] {
  return (kind, doc) => {
    const path = kind === "translations" ? translatedPath(translations, doc) : pathOf(kind, doc as Doc);
    return preview && path !== undefined ? `${preview.url}/preview?${new URLSearchParams({ path })}` : null;
  };
}

function pathOf(kind: string, doc: Doc): string | undefined {
  const template = pages[kind] ?? "/";
  const id = contractId(doc);
  const isMissing = template.includes("{key}") ? !doc.key : template.includes("{id}") && !id;
  return isMissing ? undefined : template.replace(/\{(?:id|key)\}/, id ?? "");
}

function translatedPath(translations: TranslationDesk | undefined, doc: TranslationDoc): string | undefined {
  const english = translations?.english(doc);
  const path = english && pathOf(english.kind, english.doc);
  return path && localPath(path, languageOf(doc.language));
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
