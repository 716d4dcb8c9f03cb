import { type FieldErrors, type FieldName, type Fields, fieldNames } from "@/lib/inquiry/fields";

/** What the form shows. Its markup comes from the server; here it is only filled in. */

export function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

export function isFieldName(name: string): name is FieldName {
  return (fieldNames as string[]).includes(name);
}

export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(fieldNames.map((name) => [name, field(form, name)?.value ?? ""])) as Fields;
}

/** Puts a message below a field, or takes it away. */
export function showError(form: HTMLFormElement, name: FieldName, message: string | undefined): void {
  const place = form.querySelector(`[data-error="${name}"]`);
  if (place && place.textContent !== (message ?? "")) place.textContent = message ?? "";
  if (message) field(form, name)?.setAttribute("aria-invalid", "true");
  else field(form, name)?.removeAttribute("aria-invalid");
}

/** Puts a message at each wrong field. Returns the first of them. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors): HTMLElement | null {
  for (const name of fieldNames) showError(form, name, errors[name]);
  // In the order in which they stand, not in that of their names.
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}

export type Notice = { kind: "sent" | "error"; text: string; title?: string; ways?: boolean };

/** Says something about the whole form, at its top. */
export function showNotice(form: HTMLFormElement, notice: Notice | null): HTMLElement | null {
  const place = form.querySelector<HTMLElement>("[data-notice]");
  const ways = form.querySelector<HTMLElement>("[data-ways]");
  if (ways) ways.hidden = !notice?.ways;
  if (!place) return null;
  place.dataset.kind = notice?.kind ?? "";
  place.setAttribute("role", notice?.kind === "sent" ? "status" : "alert");
  const title = document.createElement("strong");
  title.textContent = notice?.title ?? "";
  place.replaceChildren(...(notice?.title ? [title, document.createElement("br")] : []), notice?.text ?? "");
  // An empty text would be content.
  if (!notice) place.replaceChildren();
  return place;
}

export function showBusy(form: HTMLFormElement, busy: boolean): void {
  form.setAttribute("aria-busy", String(busy));
  // What would be typed now is in no inquiry.
  for (const name of fieldNames) field(form, name)?.toggleAttribute("readonly", busy);
  const button = form.querySelector("button[type=submit]");
  // Not disabled: that would take the focus away.
  button?.setAttribute("aria-disabled", String(busy));
  const progress = form.querySelector("[data-progress]");
  if (progress) progress.textContent = busy ? "Sending…" : "";
}
