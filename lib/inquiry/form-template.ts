import "server-only";
import { randomUUID } from "node:crypto";
import render from "dom-serializer";
import { type ChildNode, type Element, isTag, Text } from "domhandler";
import { findAll, removeElement } from "domutils";
import { parseDocument } from "htmlparser2";
import { dutyNames, type FieldErrors, fieldNames, type SentInquiry } from "../form/fields";
import { messages } from "../form/messages";
import { escapeHtml } from "../http/escape-html";
import type { FormState } from "./plain-page";

export type FormPage = FormState & { showContactOptions?: boolean };

/** Fills in the form; costs no more than joining its texts. */
export type FormTemplate = (state: FormPage) => string;

type Fill = (state: FormPage, focused: string | undefined) => string;

/**
 * Prepares a page with an inquiry form. The page loses its scripts, which would hydrate an empty form, and its inline rules:
 * links to their style sheets, disabled until scripts run, take their place. So no answer has to be hashed for its policy.
 * @returns `undefined` where it has no such form
 */
export function formTemplate(html: string): FormTemplate | undefined {
  const document = parseDocument(html);
  const [form] = findAll(
    (tag) => tag.name === "form" && tag.attribs["aria-label"] === "Inquiry",
    document.children,
  );
  if (!form) return undefined;

  for (const tag of findAll(isScript, document.children)) removeElement(tag);
  for (const tag of findAll(({ name }) => name === "style", document.children)) removeElement(tag);
  for (const tag of findAll(({ attribs }) => attribs.rel === "stylesheet", document.children))
    delete tag.attribs.disabled;

  // A random name, so that no text in the page can contain it.
  const mark = `hole-${randomUUID()}`;
  const fills: Fill[] = [];
  const fillAttributes = (tag: Element, fill: Fill) => {
    tag.attribs[mark] = String(fills.push(fill) - 1);
  };
  const fillText = (tag: Element, fill: Fill) => setText(tag, `${mark}="${fills.push(fill) - 1}"`);

  for (const tag of findAll(({ name }) => name === "title", document.children)) {
    const title = textOf(tag);
    fillText(tag, ({ sent }) => escapeHtml(`${sent ? messages.sentTitle : "Not sent yet"}: ${title}`));
  }
  fillAttributes(form, ({ sent }) => (sent ? ' data-done=""' : ""));
  for (const tag of findAll(isTag, form.children)) {
    const { name, attribs } = tag;
    const { name: field, value: initial, "data-error": errorOf, "data-sent-value": sentName } = attribs;
    if (field !== undefined && (name === "input" || name === "textarea")) {
      delete attribs.value;
      fillAttributes(tag, ({ values, errors }, focused) => {
        const value = values[field] ?? initial;
        const ofInput = name === "input" && value !== undefined ? ` value="${escapeHtml(value)}"` : "";
        const isInvalid = errors?.[field as keyof FieldErrors] !== undefined;
        return `${ofInput}${isInvalid ? ' aria-invalid="true"' : ""}${focused === field ? ' autofocus=""' : ""}`;
      });
      if (name === "textarea") fillText(tag, ({ values }) => textareaContent(values[field] ?? ""));
    }
    if (field !== undefined && name === "select")
      for (const option of findAll((child) => child.name === "option", tag.children)) {
        delete option.attribs.selected;
        fillAttributes(option, ({ values }) =>
          values[field] === option.attribs.value ? ' selected=""' : "",
        );
      }
    if (attribs["data-duty"] !== undefined)
      fillAttributes(tag, ({ values, errors }) =>
        dutyNames.some((duty) => values[duty] || errors?.[duty]) ? ' open=""' : "",
      );
    if (errorOf !== undefined)
      fillText(tag, ({ errors }) => escapeHtml(errors?.[errorOf as keyof FieldErrors] ?? ""));
    if (attribs["data-sent"] !== undefined) {
      delete attribs.hidden;
      fillAttributes(tag, ({ sent }) => (sent ? ' autofocus=""' : ' hidden=""'));
    }
    if (sentName !== undefined) {
      const sentValue = ({ sent }: FormState) => sent?.[sentName as keyof SentInquiry] ?? "";
      fillText(tag, (state) => escapeHtml(sentValue(state)));
      const row = tag.parent as Element;
      delete row.attribs.hidden;
      fillAttributes(row, (state) => (sentValue(state) ? "" : ' hidden=""'));
    }
    if (attribs["data-notice"] !== undefined) {
      fillAttributes(tag, ({ sent }, focused) => (focused || sent ? "" : ' autofocus=""'));
      fillText(tag, ({ message }) => escapeHtml(message));
    }
    if (attribs["data-contact-options"] !== undefined) {
      delete attribs.hidden;
      fillAttributes(tag, ({ showContactOptions }) => (showContactOptions ? "" : ' hidden=""'));
    }
  }

  // Texts between placeholders, each followed by the index of its placeholder.
  const parts = render(document, { encodeEntities: "utf8" }).split(
    new RegExp(` ?${mark}=(?:"|&quot;)(\\d+)(?:"|&quot;)`),
  );
  return (state) => {
    const focused = fieldNames.find((name) => state.errors?.[name]);
    return parts.map((part, at) => (at % 2 ? fills[Number(part)]?.(state, focused) : part)).join("");
  };
}

/** HTML drops the first line break of a textarea. */
function textareaContent(value: string): string {
  return (/^[\r\n]/.test(value) ? "\n" : "") + escapeHtml(value);
}

function isScript({ name, attribs }: Element): boolean {
  return name === "script" || (name === "link" && attribs.as === "script");
}

function setText(tag: Element, text: string): void {
  const node: ChildNode = new Text(text);
  node.parent = tag;
  tag.children = [node];
}

function textOf(tag: Element): string {
  return tag.children.map((child) => (child instanceof Text ? child.data : "")).join("");
}
