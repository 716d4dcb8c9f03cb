import { escapeHtml } from "../http/escape-html.ts";
import type { BrowserWords } from "../words/browser-words.ts";
import { noteOf } from "./check.ts";
import { dutyNames, flowUnitField, inquiryPath, needsMessage } from "./fields.ts";
import { dutyLine, type FormState, sentRows } from "./state.ts";

const inquiryForm = new RegExp(`<form [^>]*action="${inquiryPath}(?:\\?[^"]*)?".*?</form>`, "s");
/** As React writes it: attributes have values in quotes, and elements whose text is filled in are empty. */
const startTag = /<(\w+)((?: [\w-]+="[^"]*")*)(\/?>)/g;
const attribute = / ([\w-]+)="([^"]*)"/g;

/** Writes a state into the form of a page. The rest of the page stays as it is, so the hashes of its policy stay valid. */
export function fillForm(html: string, state: FormState, words: BrowserWords["inquiry"]): string {
  const { given, values = given ?? {}, message, contactOptions, sent } = state;
  const errors: Record<string, string> = state.errors ?? {};
  const duty = dutyLine(values);
  let hasFocus = false;

  const fill = (_: string, element: string, written: string, end: string) => {
    const tag = new Map(Array.from(written.matchAll(attribute), ([, name, value = ""]) => [name, value]));
    const set = (name: string, value: string | boolean) =>
      value === false ? tag.delete(name) : tag.set(name, value === true ? "" : escapeHtml(value));
    const focus = () => {
      if (!hasFocus) set("autofocus", true);
      hasFocus = true;
    };
    let text = "";
    const name = tag.get("name") ?? "";
    const value = values[name];
    if (typeof value === "string" && element === "input") set("value", value);
    // HTML drops the first line break of a textarea.
    if (typeof value === "string" && element === "textarea") text = `\n${escapeHtml(value)}`;
    const unit = values[flowUnitField];
    if (typeof unit === "string" && element === "option")
      set("selected", tag.get("value") === escapeHtml(unit));
    if (tag.has("data-duty") && dutyNames.some((duty) => values[duty] || errors[duty])) set("open", true);
    if (errors[name]) {
      set("aria-invalid", "true");
      focus();
    }
    if (tag.has("data-about") && duty) set("hidden", false);
    if (tag.has("data-about-duty")) text = escapeHtml(duty);
    if (tag.has("aria-required") && !needsMessage(values)) set("aria-required", "false");
    const shown = tag.get("data-error");
    if (shown) text = escapeHtml(errors[shown] ?? noteOf(shown, values[shown], words));
    if (tag.has("data-notice") && message) {
      text = escapeHtml(message);
      focus();
    }
    if (tag.has("data-contact-options") && contactOptions) set("hidden", false);
    if (tag.has("data-fields") && sent) set("hidden", true);
    if (tag.has("data-sent") && sent) {
      set("hidden", false);
      focus();
    }
    if (tag.has("data-sent-values") && sent) text = sentRows(sent, words).map(toRow).join("");
    const attributes = Array.from(tag, ([key, content]) => ` ${key}="${content}"`).join("");
    return `<${element}${attributes}${end}${text}`;
  };

  return html.replace(inquiryForm, (form) => form.replace(startTag, fill));
}

function toRow([label, value]: [label: string, value: string]): string {
  return `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`;
}
