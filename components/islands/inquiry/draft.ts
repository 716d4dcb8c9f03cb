import { type FormFields, inputNames, inquiryPath } from "@/lib/form/fields";
import { defaultOf, fieldOf, readFields } from "./fill-form";

/** The unsent inquiry of this tab, kept over a reload. `given`: the values that the page had filled in. */
type Draft = { fields: Partial<FormFields>; form: string; given?: Partial<FormFields> };

const storageKey = "inquiry";

/** Identifies this filled-in form over all its tries, so that no try becomes a second inquiry. */
export function formId(form: HTMLFormElement): string {
  const id = form.dataset.id || read()?.form || crypto.randomUUID?.() || `${Date.now()}-${Math.random()}`;
  form.dataset.id = id;
  return id;
}

export function saveDraft(form: HTMLFormElement): void {
  const given = Object.fromEntries(inputNames.map((name) => [name, defaultOf(fieldOf(form, name))]));
  write({ fields: readFields(form), form: formId(form), given });
}

/**
 * Keeps what was typed into the form of the HTML before React takes it over: where a translation or an extension has changed the
 * page, React replaces the form by a new one, which is empty.
 */
export function keepTyped(): void {
  if (typeof document === "undefined") return;
  const form = document.querySelector<HTMLFormElement>(`form[action^="${inquiryPath}"]`);
  const typed = inputNames.flatMap((name) => {
    const field = form && fieldOf(form, name);
    return field && field.value !== defaultOf(field) ? [{ name, field }] : [];
  });
  if (!form || typed.length === 0) return;
  const valuesOf = (toValue: (field: (typeof typed)[number]["field"]) => string) =>
    Object.fromEntries(typed.map(({ name, field }) => [name, toValue(field)]));
  const draft = read();
  write({
    fields: { ...draft?.fields, ...valuesOf(({ value }) => value) },
    form: formId(form),
    given: { ...draft?.given, ...valuesOf(defaultOf) },
  });
}

/** Typed text to restore, without values that an earlier page had filled in. */
export function draftValues(form: HTMLFormElement): Partial<FormFields> {
  const draft = read();
  const values: Partial<FormFields> = {};
  if (!draft) return values;
  const given: Partial<FormFields> = draft.given ?? {};
  for (const name of inputNames) {
    const field = fieldOf(form, name);
    const typed = draft.fields?.[name];
    const initial = defaultOf(field);
    // Text that was typed before hydration is newer.
    if (!field || typeof typed !== "string" || (field.value !== "" && field.value !== initial)) continue;
    if (typed === (given[name] ?? "")) continue;
    // The subject comes from the page that the form was opened from this time.
    if (name === "subject" && initial !== "" && initial !== given.subject) continue;
    // A unit belongs to its number.
    if (name === "flowUnit" && (values.flow ?? fieldOf(form, "flow")?.value) !== draft.fields.flow) continue;
    values[name] = typed;
  }
  return values;
}

export function clearDraft(form: HTMLFormElement): void {
  delete form.dataset.id;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}

function write(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full.
  }
}

function read(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}
