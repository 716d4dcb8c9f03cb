import { type FieldErrors, type FieldName, fieldNames, type InquiryFields } from "@/lib/inquiry/fields";

/** Reads and fills in the form's markup, which comes whole from the server. */

export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

export function isFieldName(name: string): name is FieldName {
  return (fieldNames as string[]).includes(name);
}

export function readFields(form: HTMLFormElement): InquiryFields {
  const entries = fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ""]);
  return Object.fromEntries(entries) as InquiryFields;
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
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}

type Notice = { kind: "sent" | "error"; text: string; title?: string; contactOptions?: boolean };

/** Shows a message about the whole form at its top. */
export function showNotice(form: HTMLFormElement, notice: Notice): HTMLElement | null {
  const options = form.querySelector<HTMLElement>("[data-contact-options]");
  if (options) options.hidden = !notice.contactOptions;
  const place = form.querySelector<HTMLElement>("[data-notice]");
  if (!place) return null;
  place.dataset.kind = notice.kind;
  place.setAttribute("role", notice.kind === "sent" ? "status" : "alert");
  const title = document.createElement("strong");
  title.textContent = notice.title ?? "";
  place.replaceChildren(...(notice.title ? [title, document.createElement("br")] : []), notice.text);
  return place;
}

export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.setAttribute("aria-busy", String(isBusy));
  // Text typed now would be in no inquiry.
  for (const name of fieldNames) fieldOf(form, name)?.toggleAttribute("readonly", isBusy);
  // A disabled button would lose the focus.
  form.querySelector("button[type=submit]")?.setAttribute("aria-disabled", String(isBusy));
  const progress = form.querySelector("[data-progress]");
  if (progress) progress.textContent = isBusy ? "Sending…" : "";
}
