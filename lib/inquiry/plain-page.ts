import "server-only";
import { routes } from "../site/routes";
import { type FieldErrors, fieldNames, inquiryPath } from "./fields";

type Filling = { values: Record<string, string>; message: string; errors?: FieldErrors };

/** The form without any look, for the case that the site's own page cannot be had: the words must not be lost. */
export function plainPage({ values, message, errors = {} }: Filling): string {
  const fields = Object.entries(values).map(([name, value]) => {
    const known = fieldNames.find((candidate) => candidate === name);
    if (!known) return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
    const wrong = errors[known] ? `<strong>${escaped(errors[known])}</strong><br>` : "";
    const field =
      name === "message"
        ? `<textarea name="message" rows="10" cols="60">\n${escaped(value)}</textarea>`
        : `<input name="${name}" value="${escaped(value)}">`;
    return `<p>${wrong}<label>${name}<br>${field}</label></p>`;
  });
  return page(
    "Not sent yet",
    `<p role="alert">${escaped(message)}</p>
<form method="post" action="${inquiryPath}">${fields.join("\n")}<button>Send inquiry</button></form>`,
  );
}

/** What a browser without scripts is answered when its request is not looked at: why, and the way back. */
export function refusalPage(message: string): string {
  return page(
    "Not sent",
    `<p role="alert">${escaped(message)}</p><p>Going back leads to what you wrote.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body>
<main><h1>${title}</h1>${content}
<p><a href="${routes.contact}">Contact</a></p></main></body></html>`;
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
