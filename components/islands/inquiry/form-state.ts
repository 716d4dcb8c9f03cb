import {
  type FieldErrors,
  type FieldName,
  type FormFields,
  fieldNames,
  fields,
  inputNames,
  type SentInquiry,
} from "@/lib/form/fields";

/** Reads and fills in the form's markup, which comes whole from the server. */

/** Share of the limit from which the remaining characters are shown. */
const nearLimit = 0.9;

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

/** Shows a message below a field, or removes it. */
export function showError(form: HTMLFormElement, name: FieldName, message = ""): void {
  const error = form.querySelector(`[data-error="${name}"]`);
  if (error && error.textContent !== message) error.textContent = message;
  if (message) fieldOf(form, name)?.setAttribute("aria-invalid", "true");
  else fieldOf(form, name)?.removeAttribute("aria-invalid");
}

/** Shows the messages of all fields. Returns the first invalid field in document order. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): HTMLElement | null {
  for (const name of fieldNames) showError(form, name, errors[name]);
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  first?.closest("details")?.setAttribute("open", "");
  return first;
}

/** Shows how many characters a field may still get, once there are few. */
export function showLeft(form: HTMLFormElement, name: FieldName): void {
  const place = form.querySelector(`[data-left="${name}"]`);
  const length = fieldOf(form, name)?.value.length ?? 0;
  const { maxLength } = fields[name];
  const left = maxLength - length;
  const isNear = length >= nearLimit * maxLength;
  if (place) place.textContent = isNear ? (left < 0 ? `${-left} too many` : `${left} left`) : "";
}

type Notice = { text: string; contactOptions: boolean };

/** Shows why the form was not sent. */
export function showNotice(form: HTMLFormElement, { text, contactOptions }: Notice): HTMLElement | null {
  const options = form.querySelector<HTMLElement>("[data-contact-options]");
  if (options) options.hidden = !contactOptions;
  const place = form.querySelector<HTMLElement>("[data-notice]");
  place?.replaceChildren(text);
  return place;
}

/** Shows the confirmation instead of the fields; without one, the fields again. */
export function showSent(form: HTMLFormElement, sent?: Partial<SentInquiry>): HTMLElement | null {
  form.toggleAttribute("data-done", sent !== undefined);
  for (const value of form.querySelectorAll<HTMLElement>("[data-sent-value]")) {
    const text = sent?.[value.dataset.sentValue as keyof SentInquiry] ?? "";
    value.textContent = text;
    if (value.parentElement) value.parentElement.hidden = text === "";
  }
  const place = form.querySelector<HTMLElement>("[data-sent]");
  if (place) place.hidden = sent === undefined;
  return place;
}

export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.setAttribute("aria-busy", String(isBusy));
  // Text typed while it is sent would be lost.
  for (const name of inputNames) fieldOf(form, name)?.toggleAttribute("readonly", isBusy);
  // A disabled button would lose the focus.
  form.querySelector("button[type=submit]")?.setAttribute("aria-disabled", String(isBusy));
  const progress = form.querySelector("[data-progress]");
  if (progress) progress.textContent = isBusy ? "Sending…" : "";
}
