import "server-only";
import render from "dom-serializer";
import { type ChildNode, type Element, isTag, Text } from "domhandler";
import { findAll, removeElement } from "domutils";
import { parseDocument } from "htmlparser2";
import { env } from "../runtime/env";
import { routes } from "../site/routes";
import { type FieldErrors, fieldNames, stampName, trapName } from "./fields";
import { plainPage } from "./plain-page";

export type Filling = {
  /** What was typed, and the form's hidden fields, by name. */
  values: Record<string, string>;
  message: string;
  errors?: FieldErrors;
  /** Whether phone, mail and WhatsApp are offered. */
  ways?: boolean;
};

/**
 * The contact page with everything that was typed in its form, and what was wrong with it: what a browser without
 * scripts is answered. It is the very page that visitors see, without its scripts, which would not know these words.
 */
export async function filledPage(filling: Filling): Promise<string> {
  const page = await contactPage().catch(() => "");
  return fill(page, filling) ?? plainPage(filling);
}

async function contactPage(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}${routes.contact}`, {
    redirect: "error",
    cache: "no-store",
    signal: AbortSignal.timeout(5_000),
  });
  return response.text();
}

/** The page, filled in; `undefined` where it has no such form. */
export function fill(
  html: string,
  { values, message, errors = {}, ways = false }: Filling,
): string | undefined {
  const document = parseDocument(html);
  const [form] = findAll(
    (tag) => tag.name === "form" && tag.attribs["aria-label"] === "Inquiry",
    document.children,
  );
  if (!form) return undefined;

  for (const tag of findAll(isScript, document.children)) removeElement(tag);
  for (const tag of findAll(({ name }) => name === "title", document.children))
    write(tag, `Not sent yet: ${textOf(tag)}`);

  const tags = findAll(isTag, form.children);
  const byMark = (mark: string, value?: string) =>
    tags.find(
      ({ attribs }) => attribs[mark] !== undefined && (value === undefined || attribs[mark] === value),
    );
  for (const [name, value] of Object.entries(values)) {
    const field = byMark("name", name);
    // A form's first line end is not shown.
    if (field?.name === "textarea") write(field, /^[\r\n]/.test(value) ? `\n${value}` : value);
    else if (field) field.attribs.value = value;
  }
  const wrong = tags.filter(({ attribs }) => errors[attribs.name as keyof FieldErrors]);
  for (const field of wrong) field.attribs["aria-invalid"] = "true";
  for (const name of fieldNames) write(byMark("data-error", name), errors[name] ?? "");

  const notice = byMark("data-notice");
  write(notice, message);
  if (ways) delete byMark("data-ways")?.attribs.hidden;
  const first = wrong[0] ?? notice;
  if (first) first.attribs.autofocus = "";
  return render(document, { encodeEntities: "utf8" });
}

/** The values that a filled-in form has again: those of its fields, and its stamp. The trap is set anew. */
export function valuesAgain(
  fields: Record<string, unknown>,
  stamp: string,
  page: string,
): Record<string, string> {
  const typed = fieldNames.map((name) => [name, typeof fields[name] === "string" ? fields[name] : ""]);
  return { ...Object.fromEntries(typed), [stampName]: stamp, [trapName]: "", page };
}

function isScript({ name, attribs }: Element): boolean {
  return name === "script" || (name === "link" && attribs.as === "script");
}

function write(tag: Element | undefined, text: string): void {
  if (!tag) return;
  const node: ChildNode = new Text(text);
  node.parent = tag;
  tag.children = [node];
}

function textOf(tag: Element): string {
  return tag.children.map((child) => (child instanceof Text ? child.data : "")).join("");
}
