import "server-only";
import {
  fieldNames,
  fields,
  flowUnitField,
  formTokenField,
  honeypotField,
  inquiryPath,
  pageField,
} from "../form/fields";
import { messages } from "../form/messages";
import { escapeHtml } from "../http/escape-html";
import { routes } from "../site/routes";

const inputs = fieldNames.map((name) => {
  const { label, isLong } = fields[name];
  const input = isLong
    ? `<textarea name="${name}" rows="10" cols="60"></textarea>`
    : `<input name="${name}"/>`;
  return `<p><strong data-error="${name}"></strong><label>${label}<br/>${input}</label></p>`;
});
const hidden = [honeypotField, formTokenField, pageField].map(
  (name) => `<input type="hidden" name="${name}"/>`,
);

/** The form without styles, for when the site's own page is not available: the visitor's text must not be lost. */
export const plainFormPage = page(
  "Contact",
  `<form method="post" action="${inquiryPath}" aria-label="Inquiry">
<div data-sent="" tabindex="-1" hidden=""><h2>${messages.sentTitle}</h2><p>${messages.sentText}</p><dl data-sent-values=""></dl></div>
<div data-fields=""><p data-notice="" role="alert" tabindex="-1"></p>
${inputs.join("\n")}
<p><label>Flow unit<br/><input name="${flowUnitField}"/></label></p>
${hidden.join("")}<button>Send inquiry</button></div></form>`,
);

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
