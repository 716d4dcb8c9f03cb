import "server-only";
import { formTokenField, honeypotField, inputNames, pageField } from "../form/fields";
import { logOncePerMinute } from "../runtime/log-limit";
import { periods } from "../runtime/periods";
import { requestPage } from "../runtime/request-page";
import { routes } from "../site/routes";
import { type FormPage, type FormTemplate, formTemplate } from "./form-template";
import { plainFormPage } from "./plain-page";

/** The template of the contact page, and the page that it was made of; read again after a moment. */
let latest: { html: string; template: FormTemplate | undefined } | undefined;
let reading: { html: Promise<string | undefined>; startedAt: number } | undefined;

/**
 * The contact page for a browser without scripts: with the typed text and its errors, or with the sent inquiry. It is the
 * site's own page from the page cache, parsed once for all answers.
 */
export async function formPage(state: FormPage): Promise<string> {
  const html = await contactPage();
  if (html === undefined) return plainFormPage(state);
  if (latest?.html !== html) latest = { html, template: formTemplate(html) };
  return latest.template?.(state) ?? plainFormPage(state);
}

/** As visitors get it, fresh or stale; `undefined` where there is no good one. Development has no finished pages. */
function contactPage(): Promise<string | undefined> {
  const now = performance.now();
  if (!reading || now - reading.startedAt > periods.inquiry.formPageMs)
    reading = { html: readContactPage(), startedAt: now };
  return reading.html;
}

async function readContactPage(): Promise<string | undefined> {
  if (process.env.NODE_ENV === "development") return undefined;
  const response = await requestPage(routes.contact);
  const html = await response?.text().catch(() => undefined);
  if (response?.ok && html !== undefined) return html;
  const details = { status: response?.status };
  logOncePerMinute("warn", "contact page", details, "contact page not read, sent a plain form");
  return undefined;
}

/** Values of the fields of an inquiry that is sent back, with an empty honeypot. */
export function formValues(
  fields: Record<string, unknown>,
  formToken: string,
  page: string,
): Record<string, string> {
  const texts = inputNames.map((name) => [name, typeof fields[name] === "string" ? fields[name] : ""]);
  return {
    ...Object.fromEntries(texts),
    [formTokenField]: formToken,
    [honeypotField]: "",
    [pageField]: page,
  };
}
