import { type Fields, fieldNames } from "@/lib/inquiry/fields";
import { field, readFields } from "./form-state";

/** What is typed lives through a reload, until it is sent. It stays in this tab. */

type Draft = { fields: Fields; form: string; subjectGiven: string };

const key = "inquiry";

/** The name of this filled-in form: kept over all its tries, so that none of them makes a second inquiry. */
export function formId(form: HTMLFormElement): string {
  const id = form.dataset.id || read()?.form || crypto.randomUUID?.() || `${Date.now()}-${Math.random()}`;
  form.dataset.id = id;
  return id;
}

export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = { fields: readFields(form), form: formId(form), subjectGiven: subjectGiven(form) };
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full; then the words live in the page alone.
  }
}

export function restoreDraft(form: HTMLFormElement): void {
  const draft = read();
  if (!draft) return;
  for (const name of fieldNames) {
    const place = field(form, name);
    // What was typed before the script came is newer.
    if (!place || (place.value !== "" && place.value !== place.defaultValue)) continue;
    // The page it was opened from now says what it is about, not the one before.
    if (name === "subject" && place.defaultValue !== "" && place.defaultValue !== draft.subjectGiven)
      continue;
    if (typeof draft.fields?.[name] === "string") place.value = draft.fields[name];
  }
}

export function forgetDraft(form: HTMLFormElement): void {
  delete form.dataset.id;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

function read(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

function subjectGiven(form: HTMLFormElement): string {
  return field(form, "subject")?.defaultValue ?? "";
}
