import "server-only";
import { inquiryPath } from "../form/fields";
import { fillForm } from "../form/fill-form";
import type { FormState } from "../form/state";
import { logOncePerMinute } from "../runtime/log-limit";
import { periods } from "../runtime/periods";
import { requestPage } from "../runtime/request-page";
import { localPath } from "../site/language-path";
import { routes } from "../site/routes";
import { browserWords } from "../words/browser-words";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { plainFormPage } from "./plain-page";

/** By path. */
const readings = new Map<string, { html: Promise<string | undefined>; startedAt: number }>();

/** The contact page for a browser without scripts: with the typed text and its errors, or with the sent inquiry. */
export async function formPage(state: FormState, language: Language): Promise<string> {
  const html = (await pageWithForm(localPath(routes.contact, language))) ?? plainFormPage(language);
  const { inquiry } = browserWords(language);
  const title = state.sent ? inquiry.sent.title : words(language)("inquiryAnswers.notSentYet");
  return fillForm(html.replace("<title>", `<title>${title}: `), state, inquiry);
}

/** As visitors get it, fresh or stale; `undefined` where there is no good one. Read again after a moment. */
function pageWithForm(path: string): Promise<string | undefined> {
  const now = performance.now();
  const last = readings.get(path);
  if (last && now - last.startedAt <= periods.inquiry.formPageMs) return last.html;
  const html = readPage(path);
  readings.set(path, { html, startedAt: now });
  return html;
}

async function readPage(path: string): Promise<string | undefined> {
  // Development has no finished pages.
  if (process.env.NODE_ENV === "development") return undefined;
  const response = await requestPage(path);
  const html = await response?.text().catch(() => undefined);
  if (response?.ok && html?.includes(`action="${inquiryPath}`)) return withoutCode(html);
  const details = { path, status: response?.status };
  logOncePerMinute("warn", `form of ${path}`, details, "contact page not read, sent a plain form");
  return undefined;
}

/**
 * Without scripts, which would hydrate an empty form, and with links to style sheets, disabled until scripts run, instead of inline
 * rules: the answer's policy needs no hashes.
 */
function withoutCode(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>|<link [^>]*\bas="script"[^>]*>/gs, "")
    .replace(/(<link [^>]*) media="print" disabled=""/g, "$1");
}
