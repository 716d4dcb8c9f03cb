import "server-only";
import render from "dom-serializer";
import { type ChildNode, type Element, isTag, Text } from "domhandler";
import { findAll, removeElement } from "domutils";
import { parseDocument } from "htmlparser2";
import { env } from "../runtime/env";
import { routes } from "../site/routes";
import { type FieldErrors, fieldNames, formTokenField, honeypotField, pageField } from "./fields";
import { type FormState, plainFormPage } from "./plain-page";

type FormPage = FormState & { showContactOptions?: boolean };

/**
 * The contact page with everything that was typed and what is wrong with it, for a browser without scripts. It is the
 * site's own page without its scripts, which would hydrate an empty form.
 */
export async function formPage(state: FormPage): Promise<string> {
  const html = await contactPage().catch(() => "");
  return fillForm(html, state) ?? plainFormPage(state);
}

async function contactPage(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}${routes.contact}`, {
    redirect: "error",
    cache: "no-store",
    signal: AbortSignal.timeout(5_000),
  });
  return response.text();
}

/** The page with its form filled in; `undefined` where it has no inquiry form. */
export function fillForm(
  html: string,
  { values, message, errors = {}, showContactOptions = false }: FormPage,
): string | undefined {
  const document = parseDocument(html);
  const [form] = findAll(
    (tag) => tag.name === "form" && tag.attribs["aria-label"] === "Inquiry",
    document.children,
  );
  if (!form) return undefined;

  for (const tag of findAll(isScript, document.children)) removeElement(tag);
  for (const tag of findAll(({ name }) => name === "title", document.children))
    setText(tag, `Not sent yet: ${textOf(tag)}`);

  const tags = findAll(isTag, form.children);
  const byAttribute = (name: string, value?: string) =>
    tags.find(
      ({ attribs }) => attribs[name] !== undefined && (value === undefined || attribs[name] === value),
    );
  for (const [name, value] of Object.entries(values)) {
    const field = byAttribute("name", name);
    // HTML drops the first line break of a textarea.
    if (field?.name === "textarea") setText(field, /^[\r\n]/.test(value) ? `\n${value}` : value);
    else if (field) field.attribs.value = value;
  }
  const invalid = tags.filter(({ attribs }) => errors[attribs.name as keyof FieldErrors]);
  for (const field of invalid) field.attribs["aria-invalid"] = "true";
  for (const name of fieldNames) setText(byAttribute("data-error", name), errors[name] ?? "");

  const notice = byAttribute("data-notice");
  setText(notice, message);
  if (showContactOptions) delete byAttribute("data-contact-options")?.attribs.hidden;
  const focused = invalid[0] ?? notice;
  if (focused) focused.attribs.autofocus = "";
  return render(document, { encodeEntities: "utf8" });
}

/** Values of the fields of an inquiry that is sent back, with an empty honeypot. */
export function formValues(
  fields: Record<string, unknown>,
  formToken: string,
  page: string,
): Record<string, string> {
  const texts = fieldNames.map((name) => [name, typeof fields[name] === "string" ? fields[name] : ""]);
  return {
    ...Object.fromEntries(texts),
    [formTokenField]: formToken,
    [honeypotField]: "",
    [pageField]: page,
  };
}

function isScript({ name, attribs }: Element): boolean {
  return name === "script" || (name === "link" && attribs.as === "script");
}

function setText(tag: Element | undefined, text: string): void {
  if (!tag) return;
  const node: ChildNode = new Text(text);
  node.parent = tag;
  tag.children = [node];
}

function textOf(tag: Element): string {
  return tag.children.map((child) => (child instanceof Text ? child.data : "")).join("");
}
