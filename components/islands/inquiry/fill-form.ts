import { noteOf } from "@/lib/form/check";
import {
  dutyNames,
  type FieldErrors,
  type FieldName,
  type FormFields,
  fieldNames,
  fields,
  inputNames,
  needsMessage,
  pageField,
} from "@/lib/form/fields";
import { filesField } from "@/lib/form/files";
import { dutyLine, type FormState, sentRows } from "@/lib/form/state";
import type { BrowserWords } from "@/lib/words/browser-words";
import { fill } from "@/lib/words/fill";

/** Share of the limit from which the remaining characters are shown. */
const nearLimit = 0.9;

type InquiryWords = BrowserWords["inquiry"];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return isField ? field : null;
}

export function isFieldName(name: string): name is FieldName {
  return (fieldNames as string[]).includes(name);
}

/** The value that a page gives to a field. */
export function defaultOf(field: Field | null): string {
  if (!(field instanceof HTMLSelectElement)) return field?.defaultValue ?? "";
  const options = Array.from(field.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

export function readFields(form: HTMLFormElement): FormFields {
  const entries = inputNames.map((name) => [name, fieldOf(form, name)?.value ?? ""]);
  return Object.fromEntries(entries) as FormFields;
}

/** Shows a message below a field, or removes it. @param note instead of a message, of a field that is valid */
export function showError(form: HTMLFormElement, name: keyof FieldErrors, message = "", note = ""): void {
  const error = form.querySelector(`[data-error="${name}"]`);
  const text = message || note;
  if (error && error.textContent !== text) error.textContent = text;
  if (message) fieldOf(form, name)?.setAttribute("aria-invalid", "true");
  else fieldOf(form, name)?.removeAttribute("aria-invalid");
}

/** Says which values of the duty are sent as they were written. */
export function showNotes(form: HTMLFormElement, words: InquiryWords): void {
  for (const name of dutyNames) {
    const field = fieldOf(form, name);
    if (!field?.hasAttribute("aria-invalid")) showError(form, name, "", noteOf(name, field?.value, words));
  }
}

/** Shows how many characters a field may still get, once there are few. */
export function showLeft(form: HTMLFormElement, name: FieldName, words: InquiryWords): void {
  const place = form.querySelector(`[data-left="${name}"]`);
  const length = fieldOf(form, name)?.value.length ?? 0;
  const { maxLength } = fields[name];
  const left = maxLength - length;
  const isNear = length >= nearLimit * maxLength;
  const text = fill(left < 0 ? words.tooMany : words.left, { count: Math.abs(left) });
  if (place) place.textContent = isNear ? text : "";
}

/** The fields, and the page that the inquiry is about. */
export function readAll(form: HTMLFormElement) {
  return { ...readFields(form), page: fieldOf(form, pageField)?.value };
}

/** Shows the duty above the fields, and whether a message is required beside it. */
export function showTopic(form: HTMLFormElement): void {
  const values = readAll(form);
  const duty = dutyLine(values);
  const about = form.querySelector("[data-about]");
  about?.querySelector("[data-about-duty]")?.replaceChildren(duty);
  about?.toggleAttribute("hidden", duty === "" && !about.querySelector("b"));
  fieldOf(form, "message")?.setAttribute("aria-required", String(needsMessage(values)));
}

/**
 * Writes a state into the form's markup, which comes whole from the server.
 * @returns the element to focus
 */
export function fillForm(form: HTMLFormElement, state: FormState, words: InquiryWords): HTMLElement | null {
  const { given = {}, values = {}, errors, message, contactOptions, sent } = state;
  const find = (hook: string) => form.querySelector<HTMLElement>(`[data-${hook}]`);
  for (const [name, value] of Object.entries(given)) {
    const field = fieldOf(form, name);
    // A default value does not replace typed text.
    if (field instanceof HTMLInputElement) field.defaultValue = value;
    // The unit is that of the given number.
    const isGiven = field instanceof HTMLSelectElement && fieldOf(form, "flow")?.value === given.flow;
    if (isGiven) giveChoice(field, value);
  }
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && typeof value === "string") field.value = value;
  }
  if (errors) for (const name of [...fieldNames, filesField] as const) showError(form, name, errors[name]);
  if (dutyNames.some((name) => fieldOf(form, name)?.value || errors?.[name]))
    find("duty")?.setAttribute("open", "");
  showNotes(form, words);
  showTopic(form);
  if (message !== undefined) find("notice")?.replaceChildren(message);
  if (contactOptions !== undefined) find("contact-options")?.toggleAttribute("hidden", !contactOptions);
  if (sent !== undefined) {
    find("fields")?.toggleAttribute("hidden", sent !== null);
    find("sent")?.toggleAttribute("hidden", sent === null);
    find("sent-values")?.replaceChildren(...sentRows(sent ?? {}, words).map(toRow));
  }
  return sent ? find("sent") : (form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? find("notice"));
}

/** Chooses what a link gives, unless the visitor has chosen already. */
function giveChoice(field: HTMLSelectElement, value: string): void {
  if (field.value !== defaultOf(field)) return;
  for (const option of field.options) option.defaultSelected = option.value === value;
  field.value = value;
}

function toRow([label, value]: [label: string, value: string]): HTMLElement {
  const row = document.createElement("div");
  row.appendChild(document.createElement("dt")).textContent = label;
  row.appendChild(document.createElement("dd")).textContent = value;
  return row;
}

/** @param words of the note that it is being sent; undefined ends it */
export function showBusy(form: HTMLFormElement, words?: InquiryWords): void {
  const isBusy = words !== undefined;
  form.setAttribute("aria-busy", String(isBusy));
  // Text typed while it is sent would be lost.
  for (const name of inputNames) fieldOf(form, name)?.toggleAttribute("readonly", isBusy);
  // Files, too: those that are sent are fixed.
  form.querySelector("[data-files-choice]")?.toggleAttribute("inert", isBusy);
  // A disabled button would lose the focus.
  form.querySelector("button[type=submit]")?.setAttribute("aria-disabled", String(isBusy));
  const progress = form.querySelector("[data-progress]");
  if (progress) progress.textContent = words?.sending ?? "";
}
