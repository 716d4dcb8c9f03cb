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
import { filesField } from "../form/files";
import { escapeHtml } from "../http/escape-html";
import { callUrl, localPath } from "../site/language-path";
import { routeTitle } from "../site/route-words";
import { routes } from "../site/routes";
import { browserWords } from "../words/browser-words";
import { type Language, languageFacts } from "../words/language";
import { words } from "../words/words";

const hidden = [honeypotField, formTokenField, pageField].map(
  (name) => `<input type="hidden" name="${name}"/>`,
);

/** The form without styles, for when the site's own page is not available: the visitor's text must not be lost. */
export function plainFormPage(language: Language): string {
  const t = words(language);
  const own = browserWords(language).inquiry;
  const inputs = fieldNames.map((name) => {
    const input = fields[name].isLong
      ? `<textarea name="${name}" rows="10" cols="60"></textarea>`
      : `<input name="${name}"/>`;
    return `<p><strong data-error="${name}"></strong><label>${own.fields[name].label}<br/>${input}</label></p>`;
  });
  return page(
    routeTitle(routes.contact, language),
    `<form method="post" enctype="multipart/form-data" action="${callUrl(inquiryPath, language)}" aria-label="${own.form}">
<div data-sent="" tabindex="-1" hidden=""><h2>${own.sent.title}</h2><p>${own.sent.text}</p><dl data-sent-values=""></dl></div>
<div data-fields=""><p data-notice="" role="alert" tabindex="-1"></p>
${inputs.join("\n")}
<p><strong data-error="${filesField}"></strong><label>${t("inquiryFiles.label")}<br/><input type="file" multiple name="${filesField}"/></label></p>
<p><label>${t("inquiry.duty.flowUnit")}<br/><input name="${flowUnitField}"/></label></p>
${hidden.join("")}<button>${t("inquiry.form.send")}</button></div></form>`,
    language,
  );
}

/** The reason for a rejected request, for a browser without scripts. */
export function rejectionPage(message: string, language: Language): string {
  const t = words(language);
  const content = `<p role="alert">${escapeHtml(message)}</p><p>${t("inquiryAnswers.goBack")}</p>`;
  return page(t("inquiryAnswers.notSent"), content, language);
}

function page(title: string, content: string, language: Language): string {
  const { dir } = languageFacts[language];
  return `<!doctype html><html lang="${language}"${dir ? ` dir="${dir}"` : ""}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body>
<main><h1>${title}</h1>${content}
<p><a href="${localPath(routes.contact, language)}">${routeTitle(routes.contact, language)}</a></p></main></body></html>`;
}
