import "server-only";
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not sent yet</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body>
<main><h1>Not sent yet</h1><p role="alert">${escaped(message)}</p>
<form method="post" action="${inquiryPath}">${fields.join("\n")}<button>Send inquiry</button></form>
<p><a href="/contact">Contact</a></p></main></body></html>`;
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
