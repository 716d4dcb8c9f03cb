import "server-only";
import {
  type FieldErrors,
  fieldNames,
  flowUnitField,
  inputNames,
  inquiryPath,
  type SentInquiry,
  fields as table,
} from "../form/fields";
import { messages } from "../form/messages";
import { escapeHtml } from "../http/escape-html";
import { routes } from "../site/routes";

/**
 * State of a form that was posted. `values`: of all fields, hidden ones too, by name; `sent`: the accepted inquiry, instead
 * of a message.
 */
export type FormState = {
  values: Record<string, string>;
  message: string;
  errors?: FieldErrors;
  sent?: SentInquiry;
};

/** The form without styles, for when the site's own page is not available: the visitor's text must not be lost. */
export function plainFormPage({ values, message, errors = {}, sent }: FormState): string {
  if (sent) return plainSentPage(sent);
  const fields = Object.entries(values).map(([name, value]) => {
    const known = inputNames.find((candidate) => candidate === name);
    if (!known) return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
    const text = known === flowUnitField ? undefined : errors[known];
    const error = text ? `<strong>${escapeHtml(text)}</strong><br>` : "";
    const field =
      name === "message"
        ? `<textarea name="message" rows="10" cols="60">\n${escapeHtml(value)}</textarea>`
        : `<input name="${name}" value="${escapeHtml(value)}">`;
    const label = known === flowUnitField ? "Flow unit" : table[known].label;
    return `<p>${error}<label>${label}<br>${field}</label></p>`;
  });
  return page(
    "Not sent yet",
    `<p role="alert">${escapeHtml(message)}</p>
<form method="post" action="${inquiryPath}">${fields.join("\n")}<button>Send inquiry</button></form>`,
  );
}

function plainSentPage({ reference, answerBy, ...fields }: SentInquiry): string {
  const rows = [
    ["Reference", reference],
    ["Answer by", answerBy],
    ...fieldNames.map((name) => [table[name].label, fields[name]]),
  ].filter(([, value]) => value);
  const list = rows.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value ?? "")}</dd>`);
  return page(messages.sentTitle, `<p>${messages.sentText}</p><dl>${list.join("\n")}</dl>`);
}

/** The reason for a rejected request, for a browser without scripts. */
export function rejectionPage(message: string): string {
  return page(
    "Not sent",
    `<p role="alert">${escapeHtml(message)}</p><p>Press Back to return to your text.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body>
<main><h1>${title}</h1>${content}
<p><a href="${routes.contact}">Contact</a></p></main></body></html>`;
}
