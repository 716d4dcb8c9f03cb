import { dutyNames, pageField } from "@/lib/inquiry/fields";
import { prefillOf } from "@/lib/site/inquiry-prefill";
import { routes } from "@/lib/site/routes";
import { fieldOf } from "./form-state";

/** Fills in what the link to the form named, and the page that it was on. Nothing that was typed changes. */
export function fillFromLink(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(prefillOf(new URLSearchParams(location.search)))) {
    const field = fieldOf(form, name);
    // As the default value, which typed text outlives.
    if (field instanceof HTMLInputElement) field.defaultValue = value;
  }
  const page = fieldOf(form, pageField);
  if (page?.value === routes.contact) page.value = previousPage() ?? routes.contact;
}

/** Shows the duty where some of it is filled in. */
export function openDuty(form: HTMLFormElement): void {
  if (dutyNames.some((name) => fieldOf(form, name)?.value))
    form.querySelector("[data-duty]")?.setAttribute("open", "");
}

/** The page of this site that the visitor came from. */
function previousPage(): string | undefined {
  const { navigation } = window as { navigation?: Navigation };
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  const { origin, pathname, search } = new URL(entry?.url || document.referrer || location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : undefined;
}
