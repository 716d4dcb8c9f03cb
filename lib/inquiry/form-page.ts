import "server-only";
import { finishedPages } from "../runtime/finished-pages";
import { log } from "../runtime/log";
import { routes } from "../site/routes";
import { formTokenField, honeypotField, inputNames, pageField } from "./fields";
import { type FormPage, type FormTemplate, formTemplate } from "./form-template";
import { plainFormPage } from "./plain-page";

/** The template of the contact page, and the page that it was made of. */
let latest: { html: string; template: FormTemplate | undefined } | undefined;

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

async function contactPage(): Promise<string | undefined> {
  try {
    return await finishedPages.read?.(routes.contact);
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "contact page not read, sent a plain form");
    return undefined;
  }
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
