import { dutyNames, pageField } from "@/lib/form/fields";
import { prefillOf } from "@/lib/site/inquiry-prefill";
import { routes } from "@/lib/site/routes";
import { fieldOf } from "./form-state";

/** Fills in the values of the link to the form, and the page that the link was on. Typed text stays unchanged. */
export function fillFromLink(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(prefillOf(new URLSearchParams(location.search)))) {
    const field = fieldOf(form, name);
    // Sets the default value, which does not replace typed text.
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
