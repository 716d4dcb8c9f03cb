import { createHmac, randomBytes } from "node:crypto";
import { isLinked, kindPage, recordHref } from "../../lib/site/kind-pages.ts";
import { localPath } from "../../lib/site/language-path.ts";
import { routes } from "../../lib/site/routes.ts";
import { languageOf } from "../../lib/words/language.ts";
import type { Bridge, TranslationDoc } from "../content/bridge.ts";
import { contractId, type Doc } from "./documents.ts";
import { periods } from "./periods.ts";
import type { CmsSettings } from "./settings.ts";
import type { TranslationDesk } from "./translation/translation-desk.ts";

const { entrySeconds } = periods.preview;

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

/** Without the title: the address stays while somebody types it, and the page redirects to its own. */
function pathOf(kind: string, doc: Doc): string | undefined {
  if (!isLinked(kind)) return kindPage(kind) ?? routes.home;
  const id = kind === "pages" ? doc.key : contractId(doc);
  return id ? recordHref(kind, id, "") : undefined;
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
