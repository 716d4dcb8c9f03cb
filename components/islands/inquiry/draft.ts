import { fieldNames, type InquiryFields } from "@/lib/inquiry/fields";
import { fieldOf, readFields } from "./form-state";

/** The unsent inquiry of this tab, kept over a reload. Its keys stay: open tabs hold drafts over a release. */
type Draft = { fields: InquiryFields; form: string; subjectGiven: string };

const storageKey = "inquiry";

/** Identifies this filled-in form over all its tries, so that no try becomes a second inquiry. */
export function formId(form: HTMLFormElement): string {
  const id = form.dataset.id || read()?.form || crypto.randomUUID?.() || `${Date.now()}-${Math.random()}`;
  form.dataset.id = id;
  return id;
}

export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = { fields: readFields(form), form: formId(form), subjectGiven: defaultSubject(form) };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full.
  }
}

export function restoreDraft(form: HTMLFormElement): void {
  const draft = read();
  if (!draft) return;
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    // Text that was typed before hydration is newer.
    if (!field || (field.value !== "" && field.value !== field.defaultValue)) continue;
    // The subject comes from the page that the form was opened from now, not from the one before.
    if (name === "subject" && field.defaultValue !== "" && field.defaultValue !== draft.subjectGiven)
      continue;
    if (typeof draft.fields?.[name] === "string") field.value = draft.fields[name];
  }
}

export function clearDraft(form: HTMLFormElement): void {
  delete form.dataset.id;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}

function read(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

function defaultSubject(form: HTMLFormElement): string {
  return fieldOf(form, "subject")?.defaultValue ?? "";
}
