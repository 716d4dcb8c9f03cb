import { createHmac, randomBytes } from "node:crypto";
import { isLinked, kindPage, recordHref } from "../../lib/site/kind-pages.ts";
import { localPath } from "../../lib/site/language-path.ts";
import { routes } from "../../lib/site/routes.ts";
import { languageOf } from "../../lib/words/language.ts";
import type { TranslationDoc } from "../content/translation-words.ts";
import { contractId, type Doc } from "./documents.ts";
import { periods } from "./periods.ts";
import { running } from "./running.ts";
import type { TranslationDesk } from "./translation/translation-desk.ts";

const { entrySeconds } = periods.preview;

/** @returns the address at which the preview shows a document's draft; null for a record that was never saved */
export function previewUrl(kind: string, doc: Record<string, unknown>): string | null {
  const { settings: { preview } = {}, translations } = running() ?? {};
  const path = kind === "translations" ? translatedPath(translations, doc) : pathOf(kind, doc);
  return preview && path !== undefined ? `${preview.url}/preview?${new URLSearchParams({ path })}` : null;
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

/** @returns the address at which the preview starts a session, once, and shows a page; null where there is no preview */
export function previewEntry(path: string): string | null {
  const { preview } = running()?.settings ?? {};
  if (!preview) return null;
  const expires = Math.floor(Date.now() / 1000) + entrySeconds;
  const text = `${expires}.${randomBytes(16).toString("base64url")}`;
  const signature = createHmac("sha256", preview.secret).update(`entry ${text}`).digest("base64url");
  return `${preview.url}/preview?${new URLSearchParams({ token: `${text}.${signature}`, path })}`;
}
